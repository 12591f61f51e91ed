import { expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { violations } from "./axe.ts";
import { boxesOf } from "./boxes.ts";
import { eventually, phone, withPage } from "./browser.ts";
import { resetFigure, showFigure, showMoreSettings } from "./figure-steps.ts";

const shared = withPage(
  "/docs/concepts/network?network.sender=nobody&network.radius=60&network.seed=7&network.hops=2",
);

test("a shared address brings the cluster back, a bad value is refused in words, and it runs even with little motion", async () => {
  const page = shared();
  const figure = await showFigure(page, "network");
  const words = () => figure.locator("[aria-live]").textContent();
  const label = () => figure.getByRole("img").first().getAttribute("aria-label");
  const seed = figure.getByRole("spinbutton", { name: "Seed" });
  expect(await figure.getByRole("alert").textContent()).toContain("The address sets “Sender” to nobody");
  await eventually(() => seed.inputValue()).toBe("7");
  expect(await figure.getByRole("slider", { name: "Radius" }).inputValue()).toBe("60");
  await eventually(words).toContain("After 2 hops");
  const before = await label();
  await seed.fill("8");
  await eventually(label).not.toBe(before);
  await seed.fill("7");
  await eventually(label).toBe(before);
  await showMoreSettings(figure);
  await figure.getByRole("combobox", { name: "Sender" }).selectOption("zoe");
  expect(await figure.getByRole("alert").count()).toBe(0);
  expect((await addressOf(page)).search).toBe(
    "?network.sender=zoe&network.radius=60&network.hops=2&network.seed=7",
  );
  await eventually(words).toContain("After 2 hops, the news from zoe");

  await page.emulateMedia({ reducedMotion: "reduce" });
  const announced = await figure.locator("[aria-live]").evaluateHandle((readout) => {
    const states: string[] = [];
    const note = () => states.push(`${readout.getAttribute("aria-live")}: ${readout.textContent}`);
    const observed = { attributes: true, characterData: true, childList: true, subtree: true };
    new MutationObserver(note).observe(readout, observed);
    return states;
  });
  await figure.getByRole("button", { name: "Run" }).press("Enter");
  await eventually(() => announced.jsonValue()).toContainEqual(expect.stringMatching(/^off: After 0 hops/));
  await eventually(words).toContain("After 2 hops");
  await eventually(() => figure.getByRole("button", { name: "Run" }).count()).toBe(1);
});

test("the keyboard changes everything, and axe finds nothing", async () => {
  const page = shared();
  const figure = await resetFigure(page, "network");
  const words = () => figure.locator("[aria-live]").textContent();
  await eventually(words).toContain("After 10 hops");

  const table = () => figure.getByRole("row").allTextContents();
  await figure.getByText("Hops as a table").press("Enter");
  await figure.getByRole("row").first().waitFor();
  const before = await table();
  await figure.getByRole("slider", { name: "Time to live" }).press("Home");
  await eventually(words).toContain("are beyond the time to live");
  await eventually(async () => (await table()).length).toBeLessThan(before.length);
  await figure.getByRole("slider", { name: "Radius" }).press("End");
  await eventually(async () => (await table()).join()).not.toContain("out of reach");

  await eventually(words).toContain("is rejected: ");
  await figure.getByRole("combobox", { name: "Organisms are" }).selectOption("One family");
  await eventually(words).toContain("is accepted: ");
  await figure.getByRole("slider", { name: "Threshold" }).press("Home");
  await eventually(() => figure.getByRole("img", { name: "needs a share of 0.00" }).count()).toBe(1);
  await figure.getByRole("button", { name: "Reset" }).press("Enter");
  await eventually(table).toEqual(before);
  expect((await addressOf(page)).search).toBe("");

  // The sender's limit ends bursts and gossip, and the clock gives it back.
  await page.setViewportSize(phone);
  const burst = figure.getByRole("button", { name: "Send 25 messages" });
  for (const left of [75, 50, 25, 0]) {
    await burst.press("Enter");
    await eventually(words).toContain(`can send ${left} more messages.`);
  }
  await figure.getByRole("button", { name: "Next hop" }).press("Enter");
  await eventually(words).toContain("Rejected: “more than 100 messages in 60 s; try again in 60 s.”");
  expect(await words()).toContain("After 10 hops");
  const wait = figure.getByRole("button", { name: "Wait 10 s" });
  for (let second = 0; second < 60; second += 10) await wait.press("Enter");
  await eventually(words).toContain("At 60 s, amy can send 100 more messages.");
  await figure.getByRole("button", { name: "Next hop" }).press("Enter");
  await eventually(words).toContain("After 0 hops, the news from amy has reached 0 of");
  expect(await words()).toContain("can send 99 more messages.");
  await figure.getByRole("button", { name: "Next hop" }).press("Enter");
  await eventually(words).toContain("After 1 hop, ");
  expect(await violations(page, { within: "#figure-network" })).toEqual([]);
});

test("an organism is dragged on the map, or moved by keys, and becomes the sender", async () => {
  const page = shared();
  const figure = await resetFigure(page, "network");
  const words = () => figure.locator("[aria-live]").innerText();
  await eventually(words).toContain("After 10 hops");
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
