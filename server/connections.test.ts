import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { ask, portOf } from "./ask.ts";
import { openSite } from "./open-site.ts";
import { createRequestLog } from "./request-log.ts";
import { makeFolder } from "./site-folder.ts";
import { createSiteServer } from "./static-server.ts";

// Larger than the system's buffers, so that the response is still being sent when the server is stopped.
const large = Buffer.alloc(30_000_000, "a");
const folder = makeFolder({ "index.html": "<h1>Home</h1>", "large.pdf": large });

test("stopping the server finishes open responses and closes idle connections", async () => {
  const { server, stop } = createSiteServer(openSite(folder));
  const port = await portOf(server);
  const silent = connect(port, "127.0.0.1");
  const busy = connect(port, "127.0.0.1");
  await Promise.all([once(silent, "connect"), once(busy, "connect")]);
  busy.write("GET /large.pdf HTTP/1.1\r\nHost: site\r\n\r\n");
  const [first] = await once(busy, "data");
  busy.pause();
  const stopped = stop();
  await once(silent.resume(), "close");
  let bytes = first.length;
  busy.on("data", (data) => {
    bytes += data.length;
  });
  const read = once(busy, "close");
  busy.resume();
  // The last bytes may still be in transit when the server has sent them.
  await Promise.all([stopped, read]);
  expect(bytes).toBeGreaterThan(large.length);
  const [refused] = await once(connect(port, "127.0.0.1"), "error").catch((error) => [error]);
  expect(refused.code).toBe("ECONNREFUSED");
});

test("each request is logged as one line without its query, and health checks are not logged", async () => {
  let lines = "";
  const log = createRequestLog((text) => {
    lines += text;
  });
  const { server, stop } = createSiteServer(openSite(folder), log);
  await ask(server, "/?q=what+I+typed", { "User-Agent": "mine" });
  await ask(server, "/healthz");
  await ask(server, "/%", {}, "HEAD");
  await stop();
  const records = lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(records).toEqual([
    { time: expect.any(String), method: "GET", path: "/", status: 200, bytes: 13, ms: expect.any(Number) },
    { time: expect.any(String), method: "HEAD", path: "/%", status: 400, bytes: 0, ms: expect.any(Number) },
  ]);
  expect(lines).not.toMatch(/typed|mine|127\.0\.0\.1/);
});

test.for([
  ["CONNECT site:443 HTTP/1.1\r\nHost: site\r\n\r\n", "405", "Allow: GET, HEAD"],
  ["nonsense\r\n\r\n", "400", "Content-Length: 0"],
  ["GET / HTTP/1.1\r\n\r\n", "400", "Content-Length: 27"],
  [
    "GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n",
    "200",
    "Connection: close",
  ],
])("%j gets a response, and the connection is closed", async ([text = "", status, header]) => {
  const { server, stop } = createSiteServer(openSite(folder));
  const socket = connect(await portOf(server), "127.0.0.1");
  socket.end(text);
  let answer = "";
  for await (const chunk of socket) answer += chunk;
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain(header);
  await stop();
});
