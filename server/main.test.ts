import { rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "./fuzz/server-process.ts";
import { makeFolder, writeFiles } from "./site-folder.ts";

/** Asks again until the answer is right. The limit ends a test that hangs. */
const eventually = <Answer>(ask: () => Answer) => expect.poll(ask, { timeout: 120_000 });

const buildOf = (name: string) => ({
  "index.html": `<h1>${name}</h1>`,
  "docs/index.html": name.repeat(5_000),
});

test("SIGHUP loads a new build without dropping a request, and refuses a broken one", async () => {
  const folder = join(makeFolder({ beside: "" }), "client");
  writeFiles(folder, buildOf("first"));
  const { port, pid, said, stop } = await startServer(folder, { REQUEST_LOG: "off" });
  onTestFinished(async () => void (await stop()));
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  let isDone = false;
  const seen = new Set<string>();
  const readers = Array.from({ length: 8 }, async () => {
    while (!isDone) seen.add(await bodyOf(port, agent));
  });

  await eventually(() => seen.size).toBe(1);
  writeFiles(folder, buildOf("second"));
  process.kill(pid, "SIGHUP");
  await eventually(() => seen.size).toBe(2);
  rmSync(join(folder, "index.html"));
  process.kill(pid, "SIGHUP");
  await eventually(said).toMatch(/Build \w+ stays: .* holds no site/);
  isDone = true;
  await Promise.all(readers);
  expect([...seen].map((body) => body.slice(0, 6))).toEqual(["firstf", "second"]);
  expect(await bodyOf(port, agent)).toContain("second");
  agent.destroy();
});

test("an unreadable site is reported without a stack trace", async () => {
  await expect(startServer(makeFolder({ "a.txt": "" }))).rejects.toThrow(/start: \S+ holds no site[^\n]*\n$/);
});

function bodyOf(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path: "/docs", agent }, async (response) => {
      let body = "";
      for await (const chunk of response) body += chunk;
      resolve(body);
    })
      .on("error", reject)
      .end();
  });
}
