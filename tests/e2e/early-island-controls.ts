import { expect } from "vitest";
import { eventually } from "./browser.ts";
import {
  button,
  type Control,
  concept,
  figure,
  parameters,
  pressed,
  probability,
  readout,
  type Visit,
} from "./early-locators.ts";

/** Controls inside islands, which need React as well. */
export const runPopulation: Control = {
  name: "Run of the population",
  ...pressed((page) => button(page, "Run the population")),
  later: async (page) => {
    await button(page, "Pause the population").waitFor();
    // It rests while it is off the screen.
    await figure(page, "population").scrollIntoViewIfNeeded();
    const before = await readout(page, "population");
    await eventually(() => readout(page, "population")).not.toBe(before);
  },
};

export const figureVisits: Visit[] = [
  {
    path: concept,
    controls: [
      {
        name: "a slider of a figure",
        click: async (page) => {
          const { width = 0, height = 0 } = (await probability(page).boundingBox()) ?? {};
          await probability(page).click({ position: { x: width - 4, y: height / 2 } });
        },
        key: async (page) => {
          for (let step = 0; step < 4; step += 1) await probability(page).press("ArrowRight");
        },
        now: async (page) => expect(await probability(page).inputValue()).toBe("13"),
        later: async (page) => {
          await eventually(() => readout(page, "dna")).toContain("Point: 64 flipped.");
          expect(await probability(page).getAttribute("aria-valuetext")).toBe("100%");
          expect(await probability(page).inputValue()).toBe("13");
          expect(parameters(page)).toEqual({ "dna.probability": "1" });
        },
      },
      {
        name: "the table of a figure",
        ...pressed((page) => figure(page, "dna").getByText("Genes and checksum as a table")),
        later: async (page) => {
          const table = figure(page, "dna").getByRole("table");
          const before = await table.innerText();
          await page.getByRole("button", { name: "Next seed" }).click();
          await eventually(() => table.innerText()).not.toBe(before);
        },
      },
    ],
  },
  {
    path: concept,
    controls: [
      {
        name: "a button of a figure",
        ...pressed((page) => button(page, "Highest typical: 1%")),
        later: (page) => page.getByRole("button", { name: "Highest typical: 1%", pressed: true }).waitFor(),
      },
      {
        name: "the seed of a figure",
        key: async (page) => {
          await page.getByRole("spinbutton", { name: "Seed" }).press("Control+a");
          await page.keyboard.type("123");
        },
        later: async (page) => {
          await eventually(() => parameters(page)).toEqual({ "dna.probability": "0.01", "dna.seed": "123" });
          expect(await page.getByRole("spinbutton", { name: "Seed" }).inputValue()).toBe("123");
        },
      },
    ],
  },
  {
    path: concept,
    controls: [
      {
        name: "a slider, then a button of a figure",
        click: async (page) => {
          await probability(page).press("End");
          await button(page, "Reset").click();
          await button(page, "Next seed").click();
        },
        key: async (page) => {
          await probability(page).press("End");
          await button(page, "Reset").press("Enter");
          await button(page, "Next seed").press("Enter");
        },
        later: (page) =>
          eventually(() => parameters(page)).toEqual({ "dna.operation": "Crossover", "dna.seed": "43" }),
      },
      {
        name: "a list of a figure",
        click: (page) => page.getByRole("combobox", { name: "What happens" }).selectOption("Crossover"),
        key: (page) => page.getByRole("combobox", { name: "What happens" }).press("C"),
        later: async (page) => {
          await page.getByRole("slider", { name: "Second parent" }).waitFor();
          expect(await page.getByRole("combobox", { name: "What happens" }).inputValue()).toBe("Crossover");
        },
      },
    ],
  },
];
