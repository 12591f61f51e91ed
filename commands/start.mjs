import { spawn } from "node:child_process";
import { ensureBuild, ensureBuildDependencies } from "./setup.mjs";

ensureBuildDependencies();
ensureBuild();
const server = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], { stdio: "inherit" });
process.on("SIGINT", () => server.kill("SIGINT"));
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code) => process.exit(code ?? 0));
