import type { Page } from "playwright-core";

/** Holds back the script of a page until it is released. The options are for opening the page. */
export function holdScript() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const before = (page: Page) =>
    page.route("**/assets/client-*.js", async (route) => {
      await released;
      await route.continue();
    });
  return { release, options: { isStarted: false, waitUntil: "commit", before } as const };
}
