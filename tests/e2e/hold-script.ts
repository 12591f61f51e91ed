import type { Page } from "playwright-core";

/** Holds back the script of a page until it is released. The options are for opening the page. */
export function holdScript() {
  let release = () => {};
  let released = Promise.resolve();
  /** Holds back the script of the tab's next page, too. */
  const hold = () => {
    released = new Promise((resolve) => {
      release = resolve;
    });
  };
  hold();
  const before = (page: Page) =>
    page.route("**/assets/client-*.js", async (route) => {
      await released;
      await route.continue();
    });
  return {
    hold,
    release: () => release(),
    options: { isStarted: false, waitUntil: "commit", before } as const,
  };
}
