import { expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { violations } from "./axe.ts";
import { boxesOf, boxOf } from "./boxes.ts";
import { eventually, withBrowser } from "./browser.ts";
import { showFigure, showMoreSettings } from "./figure-steps.ts";

const open = withBrowser();

test("a byte is picked by pointer or keys, and one flipped bit changes most of the checksum", async () => {
  const page = await open("/docs/concepts/dna");
  const figure = await showFigure(page, "dna");
  const words = () => figure.locator("[aria-live]").innerText();
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

test("an input of the network is dragged at its node, or moved by keys", async () => {
  const page = await open("/docs/concepts/neural");
  const figure = await showFigure(page, "neural");
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

test("an organism is dragged on the map, or moved by keys, and becomes the sender", async () => {
  const page = await open("/docs/concepts/network");
  const figure = await showFigure(page, "network");
  const words = () => figure.locator("[aria-live]").innerText();
  const handle = (name: string) => figure.getByRole("button", { name: `Move ${name}, the sender` });
  const xOf = (name: string) => handle(name).evaluate((circle) => Number(circle.getAttribute("cx")));
  const from = await xOf("amy");
  await handle("amy").press("ArrowRight");
  await eventually(() => xOf("amy")).toBe(from + 5);

  const [map, ben] = await boxesOf(
    figure.getByRole("application"),
    figure.locator(".map-handles circle").nth(1),
  );
  await page.mouse.move(ben.x + ben.width / 2, ben.y + ben.height / 2);
  await page.mouse.down();
  await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2, { steps: 4 });
  await page.mouse.up();
  await eventually(words).toContain("the news from ben has reached");
  await eventually(() => xOf("ben")).toBe(170);
  await showMoreSettings(figure);
  expect(await figure.getByRole("combobox", { name: "Sender" }).inputValue()).toBe("ben");

  await figure.getByRole("button", { name: "Reset" }).press("Enter");
  await eventually(() => xOf("amy")).toBe(from);
  expect(await violations(page, { within: "#figure-network" })).toEqual([]);
});
