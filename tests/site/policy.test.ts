import { createHash } from "node:crypto";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { addresses } from "#content/site.ts";
import { errorPages } from "#model/paths.ts";
import { readHosting } from "#server/hosting.ts";
import { buildFolder } from "#tests/build-folder.ts";
import { builtPages, readBuilt } from "./built-pages.ts";

const { headers } = readHosting(join(buildFolder, "hosting.json"));
const policies = builtPages.map(({ path }) => headers[path]?.["Content-Security-Policy"]);

/** The sources of one directive in the pages' policy. */
function sourcesOf(directive: string): string[] {
  const part = policies[0]?.split("; ").find((one) => one.startsWith(`${directive} `));
  return part?.split(" ").slice(1) ?? expect.fail(`the policy has no ${directive}`);
}

function hashOf({ rawText }: HTMLElement): string {
  return `'sha256-${createHash("sha256").update(rawText).digest("base64")}'`;
}

/** Inline scripts that need a hash in the policy; JSON-LD is data and doesn't. */
function inlineScripts(root: HTMLElement): HTMLElement[] {
  return root.querySelectorAll('script:not([src]):not([type="application/ld+json"])');
}

test("all pages have the same policy", () => {
  expect(policies).not.toContain(undefined);
  expect(new Set(policies).size).toBe(1);
});

test("the policy allows exactly the inline scripts and styles that pages have", () => {
  const hashes = (elements: readonly HTMLElement[]) => new Set(["'self'", ...elements.map(hashOf)]);
  const scripts = builtPages.flatMap(({ root }) => inlineScripts(root));
  const printable = parse(readBuilt(addresses.printable).toString());
  const styles = [printable, ...builtPages.map(({ root }) => root)].flatMap((root) =>
    root.querySelectorAll("style"),
  );
  expect(new Set(sourcesOf("script-src"))).toEqual(hashes(scripts));
  expect(new Set(sourcesOf("style-src"))).toEqual(hashes(styles));
});

test.for(builtPages)("$path has at most three inline scripts", ({ root }) => {
  expect(inlineScripts(root).length).toBeLessThanOrEqual(3);
});

test.for(builtPages)("$path has no inline event handler, style attribute or javascript: link", ({ root }) => {
  const found = root.querySelectorAll("*").flatMap(({ rawTagName, attributes }) =>
    Object.entries(attributes)
      .filter(([name, value]) => /^(on|style$|srcdoc$)/i.test(name) || /^\s*(javascript|data):/i.test(value))
      .map(([name]) => `${rawTagName} ${name}`),
  );
  expect(found).toEqual([]);
});

test("no policy allows inline code, eval or other hosts, and only one file may compile WebAssembly", () => {
  const isWorker = (path: string) => /^\/python\/worker-[\w-]{8}\.js$/.test(path);
  expect(Object.keys(headers).filter(isWorker)).toHaveLength(1);
  for (const [path, { "Content-Security-Policy": policy = "" }] of Object.entries(headers)) {
    const rest = isWorker(path) ? policy.replace("'wasm-unsafe-eval'", "") : policy;
    expect(rest, path).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
  }
});

// Hosts set headers by path, and an error page is sent for any path.
test.for(builtPages.filter(({ path }) => errorPages.some((page) => path === `${page}.html`)))(
  "$path contains its policy, before any script",
  ({ path, root }) => {
    const element = root.querySelector('meta[http-equiv="Content-Security-Policy"]');
    const policy = headers[path]?.["Content-Security-Policy"];
    expect(element?.getAttribute("content")).toBe(policy?.replace("; frame-ancestors 'none'", ""));
    expect(root.querySelector("head")?.innerHTML.indexOf("http-equiv")).toBeLessThan(
      root.querySelector("head")?.innerHTML.indexOf("<script") ?? 0,
    );
  },
);

test("security.txt names a contact and has not expired", () => {
  const text = readBuilt("/.well-known/security.txt").toString();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const [, end = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(
    Date.parse(end),
    "security.txt expires a year after the last commit: make one, and build again",
  ).toBeGreaterThan(Date.now());
});
