import { expect, test } from "vitest";
import { phone, started, withBrowser } from "./browser.ts";
import { hits, openSearch, searchField, searchFor, searchIndexFile } from "./search-steps.ts";

const open = withBrowser();
const lost = { expectedErrors: /ERR_FAILED|Failed to (fetch|load)/ };

test("the field is there before the index is and keeps what is typed until search is opened again, after a failure; later, search needs no network", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await open("/docs", lost);
  await page.route(searchIndexFile, async (route) => {
    await held;
    await route.abort();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("mutation rate");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Loading the search index...").waitFor();
  release();
  await dialog.getByRole("button", { name: "Retry" }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.unroute(searchIndexFile);
  await openSearch(page);
  expect(await searchField(page).inputValue()).toBe("mutation rate");
  expect(await hits(page).first().innerText()).toMatch(/mutation_rate/);
  await page.context().setOffline(true);
  expect(await searchFor(page, "Tron::new")).toMatch(/^\d+ results? on \d+ pages?$/);
});

test("when the panel or the index is lost, search says so, and Retry brings the hits", async () => {
  const panelFile = "**/search-panel-*.js";
  const page = await open("/docs", { ...lost, viewport: phone });
  let requestsForIndex = 0;
  await page.route(panelFile, (route) => route.abort());
  await page.route(searchIndexFile, (route) => {
    requestsForIndex += 1;
    return route.abort();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("tron");
  const dialog = page.getByRole("dialog");
  const retry = dialog.getByRole("button", { name: "Retry" });
  const status = dialog.getByRole("status").filter({ hasText: "Check your connection, then try again." });
  /** Presses Retry, and waits for the next report. */
  async function pressRetry(): Promise<void> {
    await retry.evaluate((button) => button.setAttribute("data-before", ""));
    await retry.press("Enter");
    await retry.and(page.locator(":not([data-before])")).waitFor();
    await status.waitFor();
  }
  await status.waitFor();
  await pressRetry();
  await page.unroute(panelFile);
  await pressRetry();
  // A browser may keep its failure to load a script. That is why the message also names a reload.
  if (requestsForIndex === 0) {
    await dialog.getByRole("link", { name: "Reload the page" }).press("Enter");
    await started(page);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("tron");
    await status.waitFor();
  }
  const before = requestsForIndex;
  await pressRetry();
  expect(requestsForIndex, "requests for the index").toBe(before + 1);
  await page.unroute(searchIndexFile);
  await retry.press("Enter");
  await hits(page).first().waitFor();
  expect(await searchField(page).inputValue()).toBe("tron");
  expect(await searchField(page).evaluate((field) => field === document.activeElement)).toBe(true);
});
