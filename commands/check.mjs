// npm run check: what takes less than a minute and needs no build. Before each commit.
import { runSteps } from "./run-steps.mjs";
import { ensureDependencies } from "./setup.mjs";
import { checkSteps } from "./steps.mjs";

ensureDependencies();
await runSteps(checkSteps, { isAll: false });
