import { expect, test } from "vitest";
import { behaviorSettings } from "#app/figures/behavior/behavior-model.ts";
import { dnaSettings } from "#app/figures/dna/dna-model.ts";
import { evolutionSettings } from "#app/figures/evolution/evolution-settings.ts";
import { networkSettings } from "#app/figures/network/network-model.ts";
import { neuralSettings } from "#app/figures/neural/neural-model.ts";
import { readValues, type Settings } from "#app/figures/settings.ts";
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

test.for(figures)("the $name figure on $path adds at most 15 kB to the engine", ({ name, page }) => {
  // Every island needs these scripts.
  const before = [...startScripts(page), ...withImports(scriptCalled("hydrate"))];
  const own = withImports(scriptCalled(`${name}-figure`)).filter(
    (script) => script !== engine && !before.includes(script),
  );
  expect(own.length).toBeGreaterThan(0);
  expect(totalBytes(own)).toBeLessThanOrEqual(15_000);
});

test.for(figures)("the $name figure on $path has an image and text before scripts run", ({ figure }) => {
  const pictures = figure.querySelectorAll("svg[role=img]");
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const label = picture.getAttribute("aria-label") ?? picture.querySelector("title")?.text ?? "";
    expect(label.length).toBeGreaterThan(20);
  }
  const words = figure.querySelectorAll("figcaption, p").map(({ text }) => text);
  expect(words.join(" ").length).toBeGreaterThan(80);
});

const settings: Record<string, Settings> = {
  behavior: behaviorSettings,
  dna: dnaSettings,
  evolution: evolutionSettings,
  network: networkSettings,
  neural: neuralSettings,
};

test.for(Object.keys(settings))("the text about the figure %s sets it, and only to values it has", (name) => {
  const page = figures.find((figure) => figure.name === name)?.page;
  const own = settings[name] ?? {};
  const links = page?.root.querySelectorAll("a[data-setting]") ?? [];
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) {
    const [search = "", anchor] = (link.getAttribute("href") ?? "").split("#");
    expect(anchor).toBe(`figure-${name}`);
    expect(readValues(name, own, search).refused).toEqual([]);
    const names = [...new URLSearchParams(search).keys()].map((key) => key.split("."));
    for (const [figure, key = ""] of names) expect([figure, key in own]).toEqual([name, true]);
  }
});

test.for(builtPages)("$path doesn't load figures up front", (page) => {
  expect(startScripts(page).filter((file) => /\/(?:simulation|\w+-figure)-/.test(file))).toEqual([]);
});
