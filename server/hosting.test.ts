import { join } from "node:path";
import { expect, test } from "vitest";
import { ask } from "./ask.ts";
import { extraHeaders, readHosting } from "./hosting.ts";
import { makeFolder } from "./site-folder.ts";
import { createStaticServer } from "./static-server.ts";

const hosting = {
  headers: {
    "/docs": { "Content-Security-Policy": "docs", "cache-control": "max-age=60" },
    "/404.html": { "Content-Security-Policy": "missing" },
    "/*": { "Content-Security-Policy": "all", "X-Frame-Options": "DENY" },
    "/assets/*": { "Content-Security-Policy": "assets" },
  },
  redirects: [
    { from: "/old", to: "/docs", status: 301 },
    { from: "/away", to: "https://example.org/?a=1", status: 302 },
  ],
};
const page = "<h1>Page</h1>";

function serve(description: unknown) {
  const parent = makeFolder({
    "hosting.json": JSON.stringify(description),
    "client/index.html": page,
    "client/docs/index.html": page,
    "client/404.html": page,
    "client/assets/a.js": "1",
  });
  return createStaticServer(join(parent, "client"));
}

test("an exact path overrides a wildcard rule", () => {
  expect(extraHeaders(hosting, "/docs")["Content-Security-Policy"]).toBe("docs");
  expect(extraHeaders(hosting, "/docs")["X-Frame-Options"]).toBe("DENY");
  expect(extraHeaders(hosting, "/assets/a.js")["Content-Security-Policy"]).toBe("assets");
  expect(extraHeaders(hosting, "/other")["Content-Security-Policy"]).toBe("all");
});

test.for([
  ["/docs", 200, "docs"],
  ["/", 200, "all"],
  ["/unknown", 404, "missing"],
  ["/%", 400, "all"],
  ["/docs/", 308, "all"],
  ["/old", 301, "all"],
] as const)("%s has the headers of the file that is sent", async ([path, status, policy]) => {
  const server = serve(hosting);
  const answer = await ask(server, path);
  server.close();
  expect(answer.status).toBe(status);
  expect(answer.headers["content-security-policy"]).toBe(policy);
  expect(answer.headers["x-frame-options"]).toBe("DENY");
});

test("a header from the build replaces the server's own, also in a 304 response", async () => {
  const server = serve(hosting);
  const { headers } = await ask(server, "/docs");
  const again = await ask(server, "/docs", { "If-None-Match": headers.etag ?? "" });
  server.close();
  expect(headers["cache-control"]).toBe("max-age=60");
  expect(again.status).toBe(304);
  expect(again.headers["content-security-policy"]).toBe("docs");
});

test.for([
  ["/old", "/docs"],
  ["/old/", "/docs"],
  ["/old?q=1", "/docs?q=1"],
  ["/away?q=1", "https://example.org/?a=1"],
] as const)("%s is redirected to %s", async ([path, location]) => {
  const server = serve(hosting);
  const { headers } = await ask(server, path);
  server.close();
  expect(headers.location).toBe(location);
});

test.for([
  ["text", "an object with headers"],
  [{ headers: { docs: {} } }, "must start with a slash"],
  [{ headers: { "/": { "X-A": 1 } } }, "X-A of / must be text"],
  [{ headers: { "/": { "X-A": "a\nb" } } }, "Invalid character"],
  [{ headers: { "/": { "Content-Length": "1" } } }, "set by the server alone"],
  [{ redirects: [{ from: "/a", to: "/b", status: 200 }] }, "status of /a must be one of 301"],
  [{ redirects: [{ from: "/a", to: "javascript:x", status: 301 }] }, "/a needs a target"],
] as const)("%j is refused with the reason", ([description, message]) => {
  const folder = makeFolder({ "hosting.json": JSON.stringify(description) });
  expect(() => readHosting(join(folder, "hosting.json"))).toThrow(message);
});
