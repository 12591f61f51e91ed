import type { Page } from "playwright-core";
import { expect } from "vitest";
import { eventually } from "./browser.ts";
import { button, type Control, figure, parameters, probability, readout } from "./early-locators.ts";

/** Controls inside islands, which need React as well. */

async function isRunning(page: Page): Promise<void> {
  await button(page, "Pause the population").waitFor();
  // It rests while it is off the screen.
  await figure(page, "population").scrollIntoViewIfNeeded();
  const before = await readout(page, "population");
  await eventually(() => readout(page, "population")).not.toBe(before);
}

export const runByClick: Control = {
  name: "Run of the population, by click",
  use: (page) => button(page, "Run the population").click(),
  later: isRunning,
};
export const runByKey: Control = {
  name: "Run of the population, by key",
  use: (page) => button(page, "Run the population").press("Enter"),
  later: isRunning,
};

const operation = (page: Page) => page.getByRole("combobox", { name: "What happens" });
const seed = (page: Page) => page.getByRole("spinbutton", { name: "Seed" });

export const figureByClick: Control[] = [
  {
    name: "a slider of a figure, by click",
    use: async (page) => {
      const { width = 0, height = 0 } = (await probability(page).boundingBox()) ?? {};
      await probability(page).click({ position: { x: width - 4, y: height / 2 } });
    },
    now: async (page) => expect(await probability(page).inputValue()).toBe("13"),
    later: async (page) => {
      await eventually(() => probability(page).getAttribute("aria-valuetext")).toBe("100%");
      expect(await probability(page).inputValue()).toBe("13");
    },
  },
  {
    name: "a list of a figure, by click",
    use: (page) => operation(page).selectOption("Insertion"),
    later: async (page) => {
      await eventually(() => readout(page, "dna")).toContain("Insertion: 64");
      expect(await operation(page).inputValue()).toBe("Insertion");
    },
  },
  {
    name: "the seed of a figure",
    use: async (page) => {
      await seed(page).press("Control+a");
      await page.keyboard.type("123");
    },
    later: async (page) => {
      await eventually(() => parameters(page)).toEqual({
        "dna.operation": "Insertion",
        "dna.probability": "1",
        "dna.seed": "123",
      });
      expect(await seed(page).inputValue()).toBe("123");
    },
  },
  {
    name: "the table of a figure, by click",
    use: (page) => figure(page, "dna").getByText("Genes and checksum as a table").click(),
    later: async (page) => {
      const table = figure(page, "dna").getByRole("table");
      const before = await table.innerText();
      await button(page, "Next seed").click();
      await eventually(() => table.innerText()).not.toBe(before);
    },
  },
];

export const figureByKey: Control[] = [
  {
    name: "a slider, then buttons of a figure, by key",
    use: async (page) => {
      await probability(page).press("End");
      await button(page, "Reset").press("Enter");
      await button(page, "Next seed").press("Enter");
    },
    later: (page) => eventually(() => seed(page).inputValue()).toBe("43"),
  },
  {
    name: "a list of a figure, by key",
    use: (page) => operation(page).press("C"),
    later: async (page) => {
      await page.getByRole("slider", { name: "Second parent" }).waitFor();
      expect(await operation(page).inputValue()).toBe("Crossover");
      await eventually(() => parameters(page)).toEqual({ "dna.operation": "Crossover", "dna.seed": "43" });
    },
  },
];

export const sliderByKey: Control = {
  name: "a slider of a figure, by key",
  use: async (page) => {
    for (let step = 0; step < 4; step += 1) await probability(page).press("ArrowRight");
  },
  now: async (page) => expect(await probability(page).inputValue()).toBe("13"),
  later: (page) => eventually(() => parameters(page)).toEqual({ "dna.probability": "1" }),
};

export const typicalRate: Control = {
  name: "a typical rate of a figure, by click",
  use: (page) => button(page, "Highest typical: 1%").click(),
  later: (page) => eventually(() => parameters(page)).toEqual({ "dna.probability": "0.01" }),
};
