// npm run check: all checks that take less than a minute and need no build. Run it before each commit.
import { runSteps } from "./run-steps.mjs";
import { ensureDependencies } from "./setup.mjs";
import { checkSteps } from "./steps.mjs";

ensureDependencies();
await runSteps(checkSteps, { isAll: false });
