import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { behaviorSettings } from "#app/figures/behavior/behavior-model.ts";
import { dnaSettings } from "#app/figures/dna/dna-model.ts";
import { evolutionSettings } from "#app/figures/evolution/evolution-settings.ts";
import { networkSettings } from "#app/figures/network/network-model.ts";
import { neuralSettings } from "#app/figures/neural/neural-model.ts";
import { firstMoment } from "#app/figures/population/first-moment.ts";
import { fittestOf } from "#app/figures/population/scene.ts";
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
  expect(figure.querySelector("svg[role=img]")).not.toBeNull();
  for (const label of labelsOf(figure)) expect(label.length).toBeGreaterThan(20);
  const words = figure.querySelectorAll("figcaption, p").map(({ text }) => text);
  expect(words.join(" ").length).toBeGreaterThan(80);
});

/** What a reader without scripts gets: the pictures in order, and some of the words. */
const firstFrames: Record<string, { pictures: RegExp[]; words: string }> = {
  behavior: {
    pictures: [/Behavior: Exploration/, /Strength of the four answers/],
    words: "Exploration (0.85",
  },
  dna: { pictures: [/2 flipped/], words: "Point: 2 flipped." },
  evolution: { pictures: [/to 0\.778/, /Gene pool/], words: "Generation 100 of 100" },
  network: { pictures: [/A map/, /needs a share of/, /can send/], words: "After 10 hops" },
  neural: { pictures: [/A network/, /Loss by epoch/], words: "After 20 epochs" },
  performance: {
    pictures: [/divided among 4 workers, which evaluate 238, 238, 238, 236/],
    words: "10,000 organisms",
  },
  population: {
    pictures: [/^Best fitness by generation: from/],
    words: `${firstMoment.residents.length} organisms alive`,
  },
};

test.for(figures)("the $name figure on $path is built with its first frame", ({ name, figure }) => {
  const { pictures = [], words } = firstFrames[name] ?? {};
  expect(labelsOf(figure)).toEqual(pictures.map((picture) => expect.stringMatching(picture)));
  expect(figure.querySelector("[aria-live]")?.text).toContain(words);
});

test.for(figures)(
  "without scripts, the $name figure on $path hides its controls, and only these",
  ({ figure }) => {
    const isHidden = (element: HTMLElement) => element.closest('[class~="no-js:hidden"]') !== null;
    const controls = figure.querySelectorAll("button, input, select, summary, [role=button], [role=slider]");
    const contents = figure.querySelectorAll(
      "[role=img], [aria-live], figcaption, [role=listbox], .gene-panel",
    );
    expect(controls.filter((control) => !isHidden(control))).toEqual([]);
    expect(contents.filter(isHidden)).toEqual([]);
  },
);

test("the dish is built with its organisms and the genes of the fittest", () => {
  const dish = figures.find(({ name }) => name === "population")?.figure;
  expect(dish?.querySelectorAll("[role=option]")).toHaveLength(firstMoment.residents.length);
  expect(dish?.querySelector(".gene-panel")?.text).toContain(`Organism ${fittestOf(firstMoment)?.name}`);
});

/** The descriptions of the pictures in a figure. */
function labelsOf(figure: HTMLElement): string[] {
  return figure
    .querySelectorAll("[role=img]")
    .map((picture) => picture.getAttribute("aria-label") ?? picture.querySelector("title")?.text ?? "");
}

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
