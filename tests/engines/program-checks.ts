import { expect, inject, test } from "vitest";
import { bundleEngine } from "#tests/simulation/bundle.ts";
import { engineStates } from "#tests/simulation/engine-states.ts";
import { type EnginePage, eventually, open } from "./engine-page.ts";
import { text, visible } from "./in-page.ts";

/** Each figure, its page, and a button that advances it. */
const figures = [
  ["behavior", "/docs/concepts/organisms", "Next seed"],
  ["dna", "/docs/concepts/dna", "Next child"],
  ["neural", "/docs/concepts/neural", "One epoch"],
  ["network", "/docs/concepts/network", "Next hop"],
  ["evolution", "/docs/examples/evolution", "Next seed"],
  ["population", "/", "Next seed"],
] as const;

export function checkPrograms(page: () => EnginePage): void {
  test("the simulation engine computes the same states as in Node", async () => {
    const script = await bundleEngine(["tests/simulation/engine-states.ts"]);
    await page().goto("about:blank");
    expect(await page().run(`(() => { ${script}; return engine.engineStates(); })()`)).toEqual(
      engineStates(),
    );
  });

  test.for(figures)("the %s figure hydrates and takes a step", async ([name, path, button]) => {
    const figure = `#figure-${name}`;
    await page().resize(1440, 900);
    await open(page(), inject("site") + path);
    await page().evaluate((figure) => {
      const place = document.querySelector(figure);
      place?.scrollIntoView();
      place?.firstElementChild?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }, figure);
    await eventually(page(), visible, `[data-island="${name}-figure"][data-hydrated]`).toBe(true);
    const before = await page().evaluate(text, `${figure} [aria-live]`);
    await page().evaluate(
      (figure, label) => {
        const buttons = [...document.querySelectorAll(`${figure} button`)];
        buttons.find((one) => (one.ariaLabel ?? one.textContent) === label)?.setAttribute("data-step", "");
      },
      figure,
      button,
    );
    await page().click(`${figure} [data-step]`);
    await eventually(page(), text, `${figure} [aria-live]`).not.toBe(before);
    expect(await page().complaints()).toEqual([]);
  });

  test("a Python program runs in the page and prints the captured output", async () => {
    await page().resize(1440, 900);
    await open(page(), `${inject("site")}/docs/quick-start?lang=python`);
    await page().click("[data-run]");
    await eventually(page(), text, ".runner [role=status]").toContain("Same as captured.");
    expect(await page().complaints()).toEqual([]);
  });
}
