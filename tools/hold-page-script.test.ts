import { expect, test } from "vitest";
import { holdPageScript } from "./hold-page-script.ts";

const manifest = {
  entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
  routes: {
    root: { module: "/assets/root.js", imports: ["/assets/react.js"] },
    layout: { module: "/assets/layout.js", imports: ["/assets/react.js", "/assets/icon.js"] },
    "docs/dna": { module: "/assets/dna.js", imports: ["/assets/react.js", "/assets/tabs.js"] },
  },
};

const files = ["entry", "react", "root", "layout", "icon", "dna", "tabs"];
const html = `<head>${files.map((file) => `<link rel="modulepreload" href="/assets/${file}.js"/>`).join("")}</head>
<p>import * as text from "here";</p>
<script type="module" async="">import * as route0 from "/assets/root.js";
import * as route1 from "/assets/layout.js";
import * as route2 from "/assets/dna.js";
  
  window.__reactRouterRouteModules = {"root":route0,"layout":route1,"docs/dna":route2};

import("/assets/entry.js");</script>`;

const held = holdPageScript(html, { title: "DNA </script>" }, manifest);

test("the page's own script is named instead of imported", () => {
  expect(held).not.toContain("as route2");
  expect(held).toContain(
    '"layout":route1,"docs/dna":{"held":"/assets/dna.js","handle":{"title":"DNA \\u003c/script>"}}};',
  );
});

test("what only the page's own script needs is not loaded ahead", () => {
  const loaded = [...held.matchAll(/<link rel="modulepreload" href="\/assets\/(\w+)\.js"\/>/g)].map(
    ([, name]) => name,
  );
  expect(loaded).toEqual(["entry", "react", "root", "layout", "icon"]);
});

test("another form of the router's script stops the build", () => {
  expect(() => holdPageScript("<script>import(a)</script>", {}, manifest)).toThrow(
    "The router writes its scripts differently now",
  );
});
