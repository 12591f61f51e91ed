import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { started, withBrowser } from "./browser.ts";

const open = withBrowser();
/** The colors that the browser may paint around the page; the first one counts. */
const themeColors = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter((meta) => matchMedia(meta.media).matches)
      .map((meta) => meta.content),
  );

test("the color around the page is that of the theme, chosen or the system's", async () => {
  const page = await open("/docs", { colorScheme: "dark" });
  const dark = await themeColors(page);
  expect(dark).toHaveLength(1);
  await page.getByRole("radio", { name: "Light theme" }).check({ force: true });
  const light = await themeColors(page);
  expect(light).toHaveLength(1);
  expect(light).not.toEqual(dark);
  await page.reload();
  expect(await themeColors(page)).toEqual(light);
  await started(page);
  expect(await themeColors(page)).toEqual(light);
  await page.getByRole("radio", { name: "System theme" }).check({ force: true });
  expect(await themeColors(page)).toEqual(dark);
});
