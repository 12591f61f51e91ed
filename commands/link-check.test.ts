import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parse } from "node-html-parser";
import { afterAll, expect, test } from "vitest";
import { siteUrl } from "#model/site-url.ts";
import { checkLinks, externalLinks } from "./link-check.ts";

const asked = new Map<string, number>();
const server = createServer(({ url = "" }, response) => {
  const count = (asked.get(url) ?? 0) + 1;
  asked.set(url, count);
  if (url === "/silent") return;
  const status =
    { "/gone": 404, "/blocked": 403, "/moved": 301, "/flaky": count === 1 ? 503 : 200 }[url] ?? 200;
  response.writeHead(status, url === "/moved" ? { location: "/fine" } : {}).end();
}).listen(0, "127.0.0.1");
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function address(path: string): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}

const quick = { attempts: 2, pauseMs: 1 };

test.each(["/fine", "/moved", "/blocked", "/flaky"])("%s is alive", async (path) => {
  expect(await checkLinks([address(path)], quick)).toEqual([]);
});

test("an address that answers with an error each time is dead", async () => {
  const url = address("/gone");
  expect(await checkLinks([url, address("/fine")], quick)).toEqual([{ url, problem: "status 404" }]);
  expect(asked.get("/gone")).toBe(quick.attempts);
});

test("an address that never answers is dead", async () => {
  const [dead] = await checkLinks([address("/silent")], { attempts: 1, timeoutMs: 50 });
  expect(dead?.problem).toMatch(/timeout/i);
});

test("a name that nobody knows is dead", async () => {
  const [dead] = await checkLinks(["http://nobody.invalid/"], { attempts: 1 });
  expect(dead?.url).toBe("http://nobody.invalid/");
});

test("links are listed once, without fragments, with their pages; those of this site are not", () => {
  const page = (path: string, html: string) => ({ path, root: parse(html) });
  const links = externalLinks([
    page("/a", `<a href="https://a.test/x#one">x</a><a href="/b">b</a><a href="${siteUrl()}/b">b</a>`),
    page("/b", '<a href="https://a.test/x#two">x</a>'),
  ]);
  expect(links).toEqual(new Map([["https://a.test/x", new Set(["/a", "/b"])]]));
});
