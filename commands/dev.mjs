import { ensureDependencies, run } from "./setup.mjs";

ensureDependencies();
run("Development server", "vite", []);
