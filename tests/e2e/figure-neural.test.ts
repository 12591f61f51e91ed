import { expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { violations } from "./axe.ts";
import { boxOf } from "./boxes.ts";
import { eventually, phone, withPage } from "./browser.ts";
import { resetFigure, showFigure } from "./figure-steps.ts";

const settings = "neural.task=XOR&neural.activation=Tanh&neural.rate=0.1&neural.epochs=60";
const shared = withPage(`/docs/concepts/neural?${settings}&neural.seed=5&neural.a=x`);

test("a shared address brings the training back, and a bad value is refused in words", async () => {
  const page = shared();
  const figure = await showFigure(page, "neural");
  const seed = figure.getByRole("spinbutton", { name: "Seed" });
  const readout = figure.locator("[aria-live]");
  const picture = figure.getByRole("img", { name: /A network/ });
  expect(await figure.getByRole("alert").textContent()).toContain("The address sets “First input” to x");
  await eventually(() => seed.inputValue()).toBe("5");
  await eventually(() => readout.textContent()).toContain("After 60 epochs");
  const before = await picture.getAttribute("aria-label");
  await figure.getByRole("button", { name: "Next seed" }).press("Enter");
  expect(await figure.getByRole("alert").count()).toBe(0);
  expect((await addressOf(page)).search).toBe(`?${settings}&neural.seed=6`);
  await eventually(() => picture.getAttribute("aria-label")).not.toBe(before);
  await seed.fill("5");
  await eventually(() => picture.getAttribute("aria-label")).toBe(before);
});

test("the keyboard trains the network, and axe finds nothing", async () => {
  const page = shared();
  const figure = await resetFigure(page, "neural");
  const readout = figure.locator("[aria-live]");
  await eventually(() => readout.textContent()).toContain("After 20 epochs, the loss is 0.018");

  await figure.getByRole("button", { name: "One epoch" }).press("Enter");
  await eventually(() => readout.textContent()).toContain("After 21 epochs");
  await figure.getByRole("slider", { name: "Epochs trained" }).press("End");
  await eventually(() => readout.textContent()).toContain("After 500 epochs");

  await figure.getByRole("slider", { name: "Input a" }).press("Home");
  await eventually(() => readout.textContent()).toContain("Inputs 0 and 1 give");
  await figure.getByText("Neurons as a table").press("Enter");
  const rows = () => figure.getByRole("row").allTextContents();
  await eventually(async () => (await rows()).length).toBe(10);
  const before = await rows();
  await figure.getByRole("combobox", { name: "Activation function" }).selectOption("Tanh");
  await eventually(rows).not.toEqual(before);

  const rate = figure.getByRole("slider", { name: "Learning rate" });
  expect(await rate.getAttribute("aria-valuetext")).toBe("0.01, recommended");
  await figure.getByRole("combobox", { name: "Activation function" }).selectOption("Leaky Relu");
  await rate.press("End");
  expect(await rate.getAttribute("aria-valuetext")).toBe("1");
  await eventually(() => readout.textContent()).toContain("the numbers overflowed");
  await eventually(() => figure.getByRole("img", { name: /Rate 1: overflow/ }).count()).toBe(1);

  await figure.getByRole("combobox", { name: "Task" }).selectOption("Triggers");
  const energy = figure.getByRole("slider", { name: "Input energy" });
  await energy.press("End");
  expect([await energy.getAttribute("max"), await energy.inputValue()]).toEqual(["1", "1"]);
  await figure.getByRole("button", { name: "Reset" }).press("Enter");
  await eventually(() => readout.textContent()).toContain("After 20 epochs, the loss is 0.018");
  expect((await addressOf(page)).search).toBe("");

  // It runs when told to, even with little motion, and the address gets the epochs when it pauses.
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const epochs = () => figure.getByRole("slider", { name: "Epochs trained" }).inputValue();
  expect(await epochs()).toBe("20");
  await figure.getByRole("button", { name: "Run" }).press("Enter");
  expect(await figure.getByText("Inputs 3 and 1").getAttribute("aria-live")).toBe("off");
  expect((await addressOf(page)).search).toBe("");
  await eventually(async () => Number(await epochs())).toBeGreaterThan(30);
  await figure.getByRole("button", { name: "Pause" }).press("Enter");
  expect((await addressOf(page)).search).toBe(`?neural.epochs=${await epochs()}`);

  await rate.press("End");
  await eventually(() => figure.getByRole("img", { name: /Rate 1: overflow/ }).count()).toBe(1);
  expect(await violations(page, { within: "#figure-neural" })).toEqual([]);
});

test("an input of the network is dragged at its node, or moved by keys", async () => {
  const page = shared();
  const figure = await resetFigure(page, "neural");
  const words = () => figure.locator("[aria-live]").innerText();
  const input = figure.getByRole("slider", { name: "Input a" });
  const { x, y, width, height } = await boxOf(input);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height - 1);
  await page.mouse.up();
  await eventually(words).toContain("Inputs 0 and 1 give");
  await input.press("ArrowUp");
  await eventually(words).toContain("Inputs 0.25 and 1 give");
  await input.press("End");
  await eventually(words).toContain("Inputs 4 and 1 give");
  expect((await addressOf(page)).search).toBe("?neural.a=4");
  expect(await violations(page, { within: "#figure-neural" })).toEqual([]);
});

test("on a small phone its buttons are on the first screen, and each input has one slider", async () => {
  const page = shared();
  const figure = await resetFigure(page, "neural", { width: 375, height: 667 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const name of ["Run", "One epoch"]) {
    const { y, height } = await boxOf(figure.getByRole("button", { name }));
    expect(y + height).toBeLessThanOrEqual(667);
  }
  expect(await figure.getByRole("slider", { name: "Input a" }).count()).toBe(1);
});

test.for([1440, 768, 375, 320])(
  "at %s px no line touches the name and the target of the output",
  async (width) => {
    const figure = await resetFigure(shared(), "neural", { width, height: 900 });
    const touching = await figure
      .getByRole("img", { name: "Inputs: a 3, b 1." })
      .locator("text")
      .filter({ hasText: "|a − b|" })
      .evaluate((text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        const shares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
        const points = shares.flatMap((right) =>
          shares.map((down) => new DOMPoint(x + right * width, y + down * height)),
        );
        const lines = [...(text.closest("[role=img]")?.querySelectorAll<SVGPathElement>("path[d*=L]") ?? [])];
        return (
          lines.length > 0 &&
          lines.some((line) => {
            const toLine = line.getScreenCTM()?.inverse();
            return points.some((point) => line.isPointInStroke(point.matrixTransform(toLine)));
          })
        );
      });
    expect(touching).toBe(false);
  },
);
