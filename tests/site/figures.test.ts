import { expect, test } from "vitest";
import { builtPages, isPublished } from "./built-pages.ts";
import { scriptCalled, startScripts, totalBytes, withImports } from "./page-scripts.ts";
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

test("the engine is at most 12 kB", () => {
  expect(figures.length).toBeGreaterThan(0);
  expect(sentBytes(engine)).toBeLessThanOrEqual(12_000);
});

test.for(figures)("the figure $name on $path is at most 15 kB beyond the engine", ({ name, page }) => {
  // Any island needs these.
  const before = [...startScripts(page), ...withImports(scriptCalled("hydrate"))];
  const own = withImports(scriptCalled(`${name}-figure`)).filter(
    (script) => script !== engine && !before.includes(script),
  );
  expect(own.length).toBeGreaterThan(0);
  expect(totalBytes(own)).toBeLessThanOrEqual(15_000);
});

test.for(figures)("the figure $name on $path is a picture with text before scripts run", ({ figure }) => {
  const pictures = figure.querySelectorAll("svg[role=img]");
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const label = picture.getAttribute("aria-label") ?? picture.querySelector("title")?.text ?? "";
    expect(label.length).toBeGreaterThan(20);
  }
  const words = figure.querySelectorAll("figcaption, p").map(({ text }) => text);
  expect(words.join(" ").length).toBeGreaterThan(80);
});

test.for(builtPages)("$path loads no figure at its start", (page) => {
  expect(startScripts(page).filter((file) => /\/(?:simulation|\w+-figure)-/.test(file))).toEqual([]);
});
