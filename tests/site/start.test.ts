import { spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { siteFolder } from "#tests/build-folder.ts";

function startServer(port: number | string) {
  const child = spawn(process.execPath, ["--import", "tsx", "server/main.ts", siteFolder], {
    env: { ...process.env, PORT: String(port) },
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  let said = "";
  child.stdout.on("data", (text) => {
    said += text;
  });
  child.stderr.on("data", (text) => {
    said += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  return { child, ended, said: () => said };
}

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { server, port };
}

test("a port in use is reported with what to do", async () => {
  const { server, port } = await listen();
  onTestFinished(() => {
    server.close();
  });
  const main = startServer(port);
  expect(await main.ended).toBe(1);
  expect(main.said()).toContain(`Port ${port} is in use`);
  expect(main.said()).toContain(`PORT=${port + 1} npm start`);
});

test.for(["zero", "0", "70000"])("PORT=%s is refused with a clear message", async (value) => {
  const main = startServer(value);
  expect(await main.ended).toBe(1);
  expect(main.said()).toContain(`PORT is "${value}"`);
});

test("the server serves the site until it is stopped", async () => {
  const { server, port } = await listen();
  await new Promise((resolve) => server.close(resolve));
  const main = startServer(port);
  await expect.poll(main.said, { timeout: 120_000 }).toContain(`http://127.0.0.1:${port}/`);
  expect((await fetch(`http://127.0.0.1:${port}/docs`)).status).toBe(200);
  main.child.kill("SIGTERM");
  expect(await main.ended).toBe(0);
});
