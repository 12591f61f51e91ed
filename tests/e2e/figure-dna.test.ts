import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { boxesOf } from "./boxes.ts";
import { desktop, eventually, phone, withBrowser } from "./browser.ts";
import { showFigure } from "./figure-steps.ts";

const open = withBrowser();
const path = "/docs/concepts/dna";

const figureOf = (page: Page) => page.locator("#figure-dna");
const readoutOf = (page: Page) => figureOf(page).locator("[aria-live]").innerText();

test("a wrong address is answered with sentences; every control works by keys, and the address keeps it", async () => {
  const page = await open(`${path}?dna.probability=2&dna.operation=Magic`);
  const figure = await showFigure(page, "dna");
  await eventually(() => figure.getByRole("alert").allInnerTexts()).toEqual([
    "The address sets “What happens” to Magic, but the only options are Point, Insertion, Deletion, Inversion, Replicate, Flip one bit, Set a gene, Crossover. It is now Point.",
    expect.stringContaining("“Rate per byte” to 2, but it must be one of 0, 0.0001,"),
  ]);
  await figure.getByRole("button", { name: "Reset" }).press("Enter");
  await eventually(() => figure.getByRole("alert").count()).toBe(0);

  await figure.getByText("Genes and checksum as a table").press("Enter");
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await eventually(() => readoutOf(page)).toContain("Point: 2 flipped.");
    await figure.getByRole("slider", { name: "Rate per byte" }).press("Home");
    await eventually(() => readoutOf(page)).toContain("Its checksum is the same.");
    await figure.getByRole("button", { name: "Highest typical: 1%" }).press("Enter");
    await eventually(() => new URL(page.url()).search).toBe("?dna.probability=0.01");
    await figure.getByRole("slider", { name: "Rate per byte" }).press("End");
    await eventually(() => readoutOf(page)).toContain("Point: 64 flipped. 64 of 512 bits differ");
    await figure.getByRole("combobox", { name: "What happens" }).press("I");
    await eventually(() => readoutOf(page)).toContain("Insertion: 64 inserted.");
    await figure.getByRole("button", { name: "Next child" }).press("Enter");
    await eventually(() => new URL(page.url()).searchParams.get("dna.chance")).toBe("8");
    await eventually(() => figure.getByRole("table").innerText()).toMatch(/bytes\s+64\s+128/);

    await figure.getByRole("button", { name: "Reset" }).press("Enter");
    await eventually(() => new URL(page.url()).search).toBe("");
    await eventually(() => readoutOf(page)).toContain("Point: 2 flipped.");
  }
});

test("a shared address brings the crossing back, and the picture says the same as the words, with nothing for axe to find", async () => {
  const page = await open(`${path}?dna.operation=Crossover&dna.chance=4`);
  const figure = await showFigure(page, "dna");
  await eventually(() => readoutOf(page)).toContain("28 bytes from the first parent, 36 from the second.");
  await figure.getByRole("img", { name: /From byte 28 on, the child matches the second parent/ }).waitFor();
  const child = figure.getByRole("slider", { name: "Second parent" });
  await child.press("ArrowRight");
  await eventually(() => new URL(page.url()).searchParams.get("dna.other")).toBe("44");
  await figure.getByText(/Second parent, seed 44/).waitFor();
  await figure.getByText("Genes and checksum as a table").click();
  expect(await violations(page, { within: "#figure-dna" })).toEqual([]);
});

test.for([
  [desktop, 96],
  [phone, 48],
] as const)("labels hide no lines, and organisms are large: %o", async ([viewport, size]) => {
  const page = await open(path, { javaScriptEnabled: false, viewport });
  const figure = figureOf(page);
  const [label, strands, parent, child] = await boxesOf(
    figure.getByText("Child, 64 bytes"),
    figure.getByRole("img", { name: /2 flipped/ }),
    figure.locator(".gene-bars p svg").first(),
    figure.locator(".gene-bars p svg").last(),
  );
  expect(label.top).toBeGreaterThanOrEqual(strands.bottom);
  expect([parent.width, child.width]).toEqual([size, size]);
});

test("without scripts the first frame is there, and no controls", async () => {
  const page = await open(path, { javaScriptEnabled: false });
  await figureOf(page)
    .getByRole("img", { name: /2 flipped/ })
    .waitFor();
  expect(await figureOf(page).getByText("Point: 2 flipped.").isVisible()).toBe(true);
  expect(await figureOf(page).getByRole("slider").count()).toBe(0);
  expect(await figureOf(page).getByRole("button").count()).toBe(0);
});
