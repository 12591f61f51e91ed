import { expect, test } from "vitest";
import { caddyConfiguration } from "./caddy.ts";
import type { Hosting } from "./description.ts";
import { headerTables } from "./header-tables.ts";
import { describeHosting } from "./headers.ts";
import { headersFile, redirectsFile } from "./host-files.ts";
import { nginxConfiguration } from "./nginx.ts";

const hosting: Hosting = {
  headers: {
    "/*": { "X-Policy": "all", "X-Same": "1" },
    "/assets/*": { "X-Policy": "assets" },
    "/": { "X-Policy": "home" },
    "/docs": { "X-Policy": "docs" },
    "/404.html": { "X-Policy": "missing" },
  },
  redirects: [{ from: "/old", to: "/docs", status: 301 }],
};

test("tables have the file behind each address", () => {
  expect(headerTables(hosting)).toEqual([
    {
      name: "X-Policy",
      variable: "header_x_policy",
      byFile: [
        ["/index.html", "home"],
        ["/docs/index.html", "docs"],
        ["/404.html", "missing"],
      ],
      byFolder: [["/assets/", "assets"]],
      otherwise: "all",
      isVarying: true,
    },
    { name: "X-Same", variable: "header_x_same", byFile: [], byFolder: [], otherwise: "1", isVarying: false },
  ]);
});

test("static hosts get one rule per address and no second rule for caching", () => {
  const file = headersFile(hosting);
  expect(file).toContain("/*\n  X-Policy: all\n  X-Same: 1\n");
  expect(file).toContain(
    "/assets/*\n  X-Policy: assets\n  Cache-Control: public, max-age=31536000, immutable\n",
  );
  expect(file).toContain("/python/*\n  Cache-Control: public, max-age=31536000, immutable\n");
  expect(file.match(/Cache-Control/g)).toHaveLength(2);
  expect(redirectsFile(hosting)).toBe("/old /docs 301\n");
});

test.for([
  [
    "nginx",
    nginxConfiguration(hosting),
    ['"/docs/index.html" "docs";', '"/old" "/docs";', '"~^/assets/" "assets";'],
  ],
  [
    "Caddy",
    caddyConfiguration(hosting),
    ['/docs/index.html "docs"', "redir /old /docs{rest} 301", '`~^/assets/` "assets"'],
  ],
] as const)("%s gets every rule", ([, configuration, rules]) => {
  for (const rule of rules) expect(configuration).toContain(rule);
});

test("text that nginx would read as more than text is refused", () => {
  const evil = { ...hosting, headers: { "/*": { "X-Policy": 'a"; return 200 "' } } };
  expect(() => nginxConfiguration(evil)).toThrow("more than text");
});

test("rules that every answer shares cannot weaken or break the policy of a page", () => {
  const { headers } = describeHosting(["/docs"], { scripts: ["a()"], styles: ["b{}"] });
  const shared = headers["/*"]?.["Content-Security-Policy"] ?? "";
  // Static hosts combine the two; a rule for scripts or styles in the shared one would block the page's own.
  expect(shared).not.toMatch(/default-src|script-src|style-src/);
  expect(headers["/docs"]?.["Content-Security-Policy"]).toContain(shared);
});
