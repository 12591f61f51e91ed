import { expect, test } from "vitest";
import { readManifest } from "#tools/router-manifest.ts";
import { builtFiles, builtPages, isPublished, readBuilt } from "./built-pages.ts";
import { sentBytes } from "./sent-bytes.ts";

const figures = builtPages.filter(isPublished).flatMap((page) =>
  page.root.querySelectorAll("[data-figure]").map((figure) => ({
    path: page.path,
    name: figure.getAttribute("data-figure") ?? "",
    page,
    figure,
  })),
);
const engine = scriptCalled("simulation");

/** The one script whose name begins so. */
function scriptCalled(name: string): string {
  const found = builtFiles.filter((file) => new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`).test(file));
  expect(found).toHaveLength(1);
  return found[0] ?? "";
}

/** A script and all that it imports at once. */
function withImports(script: string, known = new Set<string>()): Set<string> {
  known.add(script);
  for (const [, name] of readBuilt(script)
    .toString()
    .matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
    const imported = `/assets/${name}`;
    if (!known.has(imported)) withImports(imported, known);
  }
  return known;
}

/** What the reader has before the figure comes near: what the page starts with, and its own scripts. */
function loadedBefore(path: string): Set<string> {
  const { entry, routes } = readManifest();
  const ids = path === "/" ? ["routes/home"] : ["routes/docs-layout", path.slice(1)];
  const files = ["root", ...ids].map((id) => routes[id] ?? expect.fail(`the router has no route ${id}`));
  return new Set([entry, ...files].flatMap(({ module }) => [...withImports(module)]));
}

test("the engine is at most 12 kB", () => {
  expect(figures.length).toBeGreaterThan(0);
  expect(sentBytes(engine)).toBeLessThanOrEqual(12_000);
});

test.for(figures)("the figure $name on $path is at most 15 kB beyond the engine", ({ path, name }) => {
  const before = loadedBefore(path);
  const own = [...withImports(scriptCalled(`${name}-figure`))].filter(
    (script) => script !== engine && !before.has(script),
  );
  expect(own.length).toBeGreaterThan(0);
  expect(own.reduce((sum, script) => sum + sentBytes(script), 0)).toBeLessThanOrEqual(15_000);
});

test.for(figures)("the figure $name on $path is a picture with words before scripts run", ({ figure }) => {
  const pictures = figure.querySelectorAll("svg[role=img]");
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const label = picture.getAttribute("aria-label") ?? picture.querySelector("title")?.text ?? "";
    expect(label.length).toBeGreaterThan(20);
  }
  const words = figure.querySelectorAll("figcaption, p").map(({ text }) => text);
  expect(words.join(" ").length).toBeGreaterThan(80);
});

test.for(builtPages)("$path loads no figure at its start", ({ html }) => {
  const started = html.match(/\/assets\/(?:simulation|[\w-]+-figure)-[\w-]{8}\.js/g) ?? [];
  // What waits for a figure to come near is needed at once.
  expect(started.filter((file) => !file.includes("/living-figure-"))).toEqual([]);
});
