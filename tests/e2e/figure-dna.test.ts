import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { violations } from "./axe.ts";
import { boxesOf, boxOf } from "./boxes.ts";
import { desktop, eventually, phone, withPage } from "./browser.ts";
import { resetFigure, showFigure } from "./figure-steps.ts";

const shared = withPage(
  "/docs/concepts/dna?dna.operation=Crossover&dna.probability=2&dna.byte=x&dna.chance=4",
);
const readoutOf = (page: Page) => page.locator("#figure-dna [aria-live]").innerText();

test("a shared address brings the crossing back, what is wrong in it is answered with sentences, and the picture says the same as the words, with nothing for axe to find", async () => {
  const page = shared();
  const figure = await showFigure(page, "dna");
  await eventually(() => figure.getByRole("alert").allInnerTexts()).toEqual([
    expect.stringContaining("“Rate per byte” to 2, but it must be one of 0, 0.0001,"),
    "The address sets “Byte” to x, but it must be between 0 and 63. It is now 32.",
  ]);
  await eventually(() => readoutOf(page)).toContain("28 bytes from the first parent, 36 from the second.");
  await figure.getByRole("img", { name: /From byte 28 on, the child matches the second parent/ }).waitFor();
  const other = figure.getByRole("slider", { name: "Second parent" });
  await other.press("ArrowRight");
  await eventually(() => figure.getByRole("alert").count()).toBe(0);
  await eventually(() => new URL(page.url()).searchParams.get("dna.other")).toBe("44");
  await figure.getByText(/Second parent, seed 44/).waitFor();
  await figure.getByText("Genes and checksum as a table").click();
  expect(await violations(page, { within: "#figure-dna" })).toEqual([]);
});

test.for([
  ["a wide screen", desktop],
  ["a phone", phone],
] as const)("on %s every control works by keys, and the address keeps it", async ([, viewport]) => {
  const page = shared();
  const figure = await resetFigure(page, "dna", viewport);
  await figure.getByText("Genes and checksum as a table").press("Enter");
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
});

test.for([
  [desktop, 96],
  [phone, 48],
] as const)("labels hide no lines, and organisms are large: %o", async ([viewport, size]) => {
  const figure = await resetFigure(shared(), "dna", viewport);
  const strands = figure.getByRole("img", { name: /2 flipped/ });
  await strands.waitFor();
  const [label, lines, parent, child] = await boxesOf(
    figure.getByText("Child, 64 bytes"),
    strands,
    figure.locator(".gene-bars p svg").first(),
    figure.locator(".gene-bars p svg").last(),
  );
  expect(label.top).toBeGreaterThanOrEqual(lines.bottom);
  expect([parent.width, child.width]).toEqual([size, size]);
});

test("a byte is picked by pointer or keys, and one flipped bit changes most of the checksum", async () => {
  const page = shared();
  const figure = await resetFigure(page, "dna");
  const words = () => readoutOf(page);
  const picker = figure.getByRole("slider", { name: "Byte to flip" });
  const { x, y, width, height } = await boxOf(picker);
  await page.mouse.click(x + (width * 10.5) / 64, y + height / 2);
  await eventually(words).toContain("Bit 0 of byte 10 is flipped. 1 of 512 bits differ");
  await page.mouse.click(x + (width * 10.5) / 64, y + height / 2);
  await eventually(words).toContain("Bit 1 of byte 10 is flipped.");
  const digits = Number(/(\d+) of 64 checksum digits/.exec(await words())?.[1]);
  expect(digits).toBeGreaterThan(48);
  await picker.press("ArrowRight");
  await eventually(words).toContain("Bit 1 of byte 11 is flipped.");
  await figure.getByRole("slider", { name: "Bit", exact: true }).press("End");
  await eventually(words).toContain("Bit 7 of byte 11 is flipped.");
  const { searchParams } = await addressOf(page);
  expect(Object.fromEntries(searchParams)).toEqual({
    "dna.operation": "Flip one bit",
    "dna.byte": "11",
    "dna.bit": "7",
  });
  expect(await violations(page, { within: "#figure-dna" })).toEqual([]);
});
