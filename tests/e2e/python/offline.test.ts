import { expect, test } from "vitest";
import { started, withBrowser } from "../browser.ts";
import { allowed, button, dialogOf, isKept, openDialog, save } from "../offline-steps.ts";
import { ended, runButton } from "./steps.ts";

const open = withBrowser();

test("Python is a separate choice: without it a run explains what is missing, with it programs run offline", async () => {
  const page = await isKept(await open("/docs", allowed), "/docs");
  await save(page);
  await page.context().setOffline(true);
  await page.goto("/docs/quick-start?lang=python");
  await started(page);
  await runButton(page).click();
  expect(await ended(page)).toBe("Python failed to load. Check your connection, then run the program again.");

  await page.context().setOffline(false);
  await page.goto("/docs");
  await openDialog(page);
  await page.getByRole("checkbox", { name: /^Also save Python, .*: [\d.]+ MB to download$/ }).check();
  await button(page, "Add Python").click();
  await dialogOf(page)
    .getByText(/, and you can run Python programs\.$/)
    .waitFor();

  await page.context().setOffline(true);
  await page.goto("/docs/quick-start?lang=python");
  await started(page);
  await runButton(page).click();
  expect(await ended(page)).toContain("Same as captured.");
});
