import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { askPort, type Received } from "#server/ask.ts";
import { extraHeaders, readHosting } from "#server/hosting.ts";
import { buildFolder, siteFolder } from "#tests/build-folder.ts";
import { paths } from "#tests/model.ts";
import { expectations } from "./expectations.ts";
import { onEachServer } from "./on-each-server.ts";

const hosting = readHosting(join(buildFolder, "hosting.json"));
// Servers respond to malformed requests in their own way, and nginx sends headers twice if a range is invalid.
const described = expectations.filter(({ status }) => status !== 400 && status !== 416);

onEachServer((server) => {
  const ask = (path: string, sent: Record<string, string> = {}, method = "GET"): Promise<Received> =>
    askPort(server().port, path, sent, method);

  test.for(expectations.map((expectation) => [titleOf(expectation), expectation] as const))(
    "%s",
    async ([, { path, method, sent, status, received = {}, body }]) => {
      const answer = await ask(path, sent, method);
      expect(answer.status).toBe(status);
      for (const [name, value] of Object.entries(received)) {
        if (value instanceof RegExp) expect(answer.headers[name], name).toMatch(value);
        else expect(answer.headers[name], name).toBe(value);
      }
      const text = answer.body.toString().trim();
      if (body instanceof RegExp) expect(text).toMatch(body);
      else if (body !== undefined) expect(text).toBe(body);
    },
  );

  test("every page has the content policy and the headers in hosting.json", async () => {
    for (const path of paths) {
      const { status, headers } = await ask(path);
      expect(status, path).toBe(200);
      expect(headers["content-type"], path).toBe("text/html; charset=utf-8");
      expect(headers["content-security-policy"], path).toContain("script-src 'self' 'sha256-");
      expect(headers, path).toMatchObject(lowerCase(extraHeaders(hosting, path)));
    }
  });

  test("other responses have the common headers, and error pages have their own policy", async () => {
    for (const { path, method, sent, status } of described) {
      const { headers } = await ask(path, sent, method);
      const {
        "Content-Security-Policy": _,
        "Cross-Origin-Resource-Policy": __,
        ...common
      } = extraHeaders(hosting, "/*");
      expect(headers, `${path} ${status}`).toMatchObject(lowerCase(common));
      const policy = headers["content-security-policy"];
      expect(policy, `${path} ${status}`).toContain("frame-ancestors 'none'");
      if (status >= 400 && headers["content-type"]?.startsWith("text/html")) {
        const file = errorPageOf(path, status);
        expect(policy, path).toBe(extraHeaders(hosting, file)["Content-Security-Policy"]);
      }
    }
  });

  test.for(["/docs/api", "/nope", "/llms.txt"])("%s is sent precompressed", async (path) => {
    const plain = await ask(path);
    const gzip = await ask(path, { "Accept-Encoding": "gzip" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    const best = await ask(path, { "Accept-Encoding": "gzip, br" });
    // nginx needs an optional module for brotli.
    if (best.headers["content-encoding"] === "br") {
      expect(brotliDecompressSync(best.body).equals(plain.body)).toBe(true);
    } else {
      expect(best.headers["content-encoding"]).toBe("gzip");
    }
    expect(best.headers.etag).not.toBe(plain.headers.etag);
  });

  test("an unchanged file gets a 304 response without a body", async () => {
    for (const path of ["/", "/docs/api", "/robots.txt"]) {
      const { headers } = await ask(path);
      const again = await ask(path, { "If-None-Match": headers.etag ?? "" });
      expect(again.status, path).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    }
  });

  test.for([
    "/..%2f..%2fpackage.json",
    "/../../package.json",
    "/%5cexample.org/",
    "/\\example.org/",
    "/%0d%0aSet-Cookie:a=b/",
    "//example.org/",
  ])("%s reaches neither files outside the folder nor another host", async (path) => {
    const { status, headers, body } = await ask(path);
    expect([308, 400, 404]).toContain(status);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
    expect(body.toString()).not.toContain("devDependencies");
  });

  test("security.txt is the built file", async () => {
    const { body } = await ask("/.well-known/security.txt");
    expect(body.toString()).toBe(readFileSync(join(siteFolder, ".well-known/security.txt"), "utf8"));
  });
});

function titleOf({ path, method = "GET", sent = {}, status }: (typeof expectations)[number]): string {
  const headers = Object.entries(sent).map(([name, value]) => ` ${name}: ${value}`);
  return `${method} ${path}${headers.join("")} returns ${status}`;
}

function errorPageOf(path: string, status: number): string {
  if (status >= 500) return "/500.html";
  return path.startsWith("/docs/") ? "/docs/404.html" : "/404.html";
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
