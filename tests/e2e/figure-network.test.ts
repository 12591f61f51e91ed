import { expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { violations } from "./axe.ts";
import { eventually, phone, withBrowser } from "./browser.ts";
import { showFigure, showMoreSettings } from "./figure-steps.ts";

const open = withBrowser();
const path = "/docs/concepts/network";
const script = /\/network-figure-[\w-]+\.js$/;

test("its script waits until the figure is used, the keyboard changes everything, and axe finds nothing", async () => {
  const requests: string[] = [];
  const page = await open(path, {
    before: async (each) => each.on("request", (request) => requests.push(new URL(request.url()).pathname)),
  });
  expect(requests.filter((each) => script.test(each))).toEqual([]);
  const figure = await showFigure(page, "network");
  expect(requests.filter((each) => script.test(each))).toHaveLength(1);
  const readout = figure.locator("[aria-live]");
  const words = () => readout.textContent();
  expect(await words()).toContain("After 10 hops");

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

test("a shared address brings the cluster back, a bad value is refused in words, and it runs even with little motion", async () => {
  const page = await open(`${path}?network.sender=nobody&network.radius=60&network.seed=7&network.hops=2`);
  const figure = await showFigure(page, "network");
  expect(await figure.getByRole("alert").textContent()).toContain("The address sets “Sender” to nobody");
  await eventually(() => figure.getByRole("spinbutton", { name: "Seed" }).inputValue()).toBe("7");
  await showMoreSettings(figure);
  await figure.getByRole("combobox", { name: "Sender" }).selectOption("zoe");
  expect(await figure.getByRole("alert").count()).toBe(0);
  expect((await addressOf(page)).search).toBe(
    "?network.sender=zoe&network.radius=60&network.hops=2&network.seed=7",
  );
  await figure.getByText("the news from zoe").waitFor();
  const label = await figure.getByRole("img").first().getAttribute("aria-label");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  const again = await showFigure(page, "network");
  await eventually(() => again.getByRole("img").first().getAttribute("aria-label")).toBe(label);

  const words = () => again.locator("[aria-live]").textContent();
  await eventually(words).toContain("After 2 hops");
  await again.getByRole("button", { name: "Run" }).press("Enter");
  await eventually(words).toContain("After 0 hops");
  expect(await again.locator("[aria-live]").getAttribute("aria-live")).toBe("off");
  await eventually(words).toContain("After 2 hops");
  await eventually(() => again.getByRole("button", { name: "Run" }).count()).toBe(1);
});

test("without scripts its pictures and words are there, and no controls", async () => {
  const page = await open(path, { javaScriptEnabled: false });
  const figure = page.locator("#figure-network");
  expect(await figure.getByRole("img").count()).toBe(3);
  expect(await figure.getByText("After 10 hops").isVisible()).toBe(true);
  expect(await figure.getByRole("slider").count()).toBe(0);
  expect(await figure.getByRole("button").count()).toBe(0);
});
