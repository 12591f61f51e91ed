import { expect, test } from "vitest";
import { allRoutesFile, trimManifest } from "./trim-manifest.ts";

const route = (name: string) => ({ module: `/assets/${name}.js`, imports: [] });
const manifest = {
  entry: route("entry"),
  routes: {
    root: route("root"),
    "docs/index": route("index"),
    "docs/a": route("a"),
    "docs/b": route("b"),
    "docs/c": route("c"),
  },
};
const html = `<a href="/docs">Docs</a><a href="/docs/b#part">B</a>
<script>x = {"routeDiscovery":{"mode":"initial"},"ssr":false,"isSpaMode":false}</script>
<link rel="modulepreload" href="/assets/manifest-1234abcd.js"/>
<script>import "/assets/manifest-1234abcd.js"; modules = {"root":r0,"docs/a":r1}</script>`;

test("a page's list has the page itself, the pages that it links to, and everything outside the docs", () => {
  const { file } = trimManifest(html, manifest, "assets/routes-1.json");
  const { routes } = JSON.parse(file.text.replace(/^window\.__reactRouterManifest=/, "").replace(/;$/, ""));
  expect(Object.keys(routes)).toEqual(["root", "docs/index", "docs/a", "docs/b"]);
});

test("the page names its own list, and the file that has all routes", () => {
  const { html: trimmed, file } = trimManifest(html, manifest, "assets/routes-1.json");
  expect(trimmed).not.toContain("manifest-1234abcd");
  expect(trimmed.split(`/${file.name}`).length).toBe(3);
  expect(trimmed).toContain(
    '"routeDiscovery":{"mode":"lazy","manifestPath":"/assets/routes-1.json"},"ssr":true,',
  );
});

test("the file of all routes is what the router expects: routes by their names", () => {
  expect(JSON.parse(allRoutesFile(manifest).text)).toEqual(manifest.routes);
});

test("a router that writes its settings in another way is noticed", () => {
  expect(() => trimManifest("<script>{}</script>", manifest, "a")).toThrow("tools/trim-manifest.ts");
});
