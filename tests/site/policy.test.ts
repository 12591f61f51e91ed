import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readHosting } from "#server/hosting.ts";
import { builtPages, readBuilt } from "./built-pages.ts";

const { headers } = readHosting("build/hosting.json");

/** Sources of one directive of a page's policy. */
function sourcesOf(path: string, directive: string): string[] {
  const policy =
    headers[path]?.["Content-Security-Policy"] ?? expect.fail(`${path} has no policy of its own`);
  const [own] = policy.split("; ").filter((part) => part.startsWith(`${directive} `));
  return own?.split(" ").slice(1) ?? expect.fail(`${path} has no ${directive}`);
}

function hashesOf(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

test.for(builtPages)("$path has a policy that names its own inline scripts and styles", ({ path, root }) => {
  const scripts = root
    .querySelectorAll("script:not([src])")
    .filter((script) => ["module", undefined].includes(script.getAttribute("type")));
  const styles = root.querySelectorAll("style");
  expect(scripts.length).toBeGreaterThan(0);
  expect(styles.length).toBeGreaterThan(0);
  const inline = (elements: typeof scripts) => new Set(hashesOf(elements.map((element) => element.rawText)));
  expect(new Set(sourcesOf(path, "script-src"))).toEqual(new Set(["'self'", ...inline(scripts)]));
  expect(new Set(sourcesOf(path, "style-src"))).toEqual(new Set(["'self'", ...inline(styles)]));
});

test.for(builtPages)("$path has no inline handler, style attribute or script link", ({ root }) => {
  const found = root.querySelectorAll("*").flatMap(({ rawTagName, attributes }) =>
    Object.entries(attributes)
      .filter(([name, value]) => /^(on|style$|srcdoc$)/i.test(name) || /^\s*(javascript|data):/i.test(value))
      .map(([name]) => `${rawTagName} ${name}`),
  );
  expect(found).toEqual([]);
});

test("no policy allows inline code, evaluation or another host", () => {
  const policies = Object.values(headers).map((list) => list["Content-Security-Policy"] ?? "");
  for (const policy of policies) expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
});

test.for(builtPages.filter(({ file }) => file.endsWith("404.html")))(
  "$path carries its policy itself: hosts choose headers by address",
  ({ path, root }) => {
    const element = root.querySelector('meta[http-equiv="Content-Security-Policy"]');
    const policy = headers[path]?.["Content-Security-Policy"];
    expect(element?.getAttribute("content")).toBe(policy?.replace("; frame-ancestors 'none'", ""));
    expect(root.querySelector("head")?.innerHTML.indexOf("http-equiv")).toBeLessThan(
      root.querySelector("head")?.innerHTML.indexOf("<script") ?? 0,
    );
  },
);

test("the security contact is named and has not expired", () => {
  const text = readBuilt("/.well-known/security.txt").toString();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const [, end = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(
    Date.parse(end),
    "security.txt holds for a year after the last commit: make one, and build again",
  ).toBeGreaterThan(Date.now());
});
