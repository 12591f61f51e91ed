import { spawn } from "node:child_process";
import { ensureBuild, ensureDependencies } from "./setup.mjs";

ensureDependencies();
ensureBuild({ title: "Building the site", folder: "build" });
const server = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], { stdio: "inherit" });
process.on("SIGINT", () => server.kill("SIGINT"));
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code) => process.exit(code ?? 0));
