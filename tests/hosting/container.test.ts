import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#server/free-port.ts";
import { buildFolder } from "#tests/build-folder.ts";
import { eventually } from "#tests/e2e/browser.ts";

/** Repeats the Containerfile's steps after the build in a temporary folder, because the tests can't run containers. */

const lines = readFileSync("Containerfile", "utf8").replaceAll("\\\n", " ").split("\n");
const folder = mkdtempSync(join(tmpdir(), "container-"));
const argumentsOf = (instruction: string): string[] =>
  JSON.parse(lines.find((line) => line.startsWith(instruction))?.slice(instruction.length) ?? "[]");
let stop = () => {};
let port = 0;

beforeAll(async () => {
  port = await freePort();
  // First stage: copy the sources and bundle the server.
  for (const name of ["server", "publish", "model", "content", "package.json", "tsconfig.json"])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  const [, bundle = ""] = lines.map((line) => /^RUN (.*esbuild.*)$/.exec(line)).find(Boolean) ?? [];
  expect(bundle).not.toBe("");
  const { status, stderr } = spawnSync("sh", ["-c", bundle], { cwd: folder, encoding: "utf8" });
  expect(stderr).not.toContain("error");
  expect(status).toBe(0);
  // Second stage: only the build.
  const last = join(folder, "last");
  mkdirSync(last);
  cpSync(join(folder, "build"), join(last, "build"), { recursive: true });
  for (const name of ["client", "hosting.json"])
    if (existsSync(join(buildFolder, name))) symlinkSync(join(buildFolder, name), join(last, "build", name));
  const [command = "", ...args] = argumentsOf("CMD ");
  const server = spawn(command, args, {
    cwd: last,
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), REQUEST_LOG: "off" },
    stdio: "ignore",
  });
  stop = () => void server.kill();
});
afterAll(() => {
  stop();
  rmSync(folder, { recursive: true });
});

test("every file that the Containerfile copies by name exists", () => {
  const copied = lines
    .filter((line) => /^COPY (?!--from|\. )/.test(line))
    .flatMap((line) => line.split(" ").slice(1, -1));
  expect(copied).toEqual(["package.json", "package-lock.json"]);
  for (const file of copied) expect(existsSync(file), file).toBe(true);
});

test("the bundled server starts, passes its health check and serves pages", async () => {
  const [command = "", ...args] = argumentsOf("HEALTHCHECK CMD ");
  const here = args.map((argument) => argument.replace("8080", String(port)));
  await eventually(() => spawnSync(command, here).status).toBe(0);
  const answer = await fetch(`http://127.0.0.1:${port}/docs`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-security-policy")).toContain("script-src");
});
