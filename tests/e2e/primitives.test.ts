import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { violations } from "./axe.ts";
import { desktop, eventually, withPage } from "./browser.ts";

/** One page for tests that leave it as usable as they found it. */
const shared = withPage("/design", {
  build: "review",
  permissions: ["clipboard-read", "clipboard-write"],
});
const toast = (page: Page) => page.locator("[data-sonner-toast]");

test("the design review, with all primitives, has no accessibility violations", async () => {
  const page = shared();
  // Another test may have opened a tooltip.
  await page.keyboard.press("Escape");
  expect(await violations(page)).toEqual([]);
});

test("tabs move with arrow keys, Home and End, around the ends", async () => {
  const page = shared();
  const list = page.getByRole("tablist", { name: "Language", exact: true });
  const tab = (name: RegExp) => list.getByRole("tab", { name });
  await tab(/Rust/).click();
  for (const [key, name] of [
    ["ArrowRight", /Shell/],
    ["End", /Output/],
    ["ArrowRight", /Rust/],
    ["ArrowLeft", /Output/],
    ["Home", /Rust/],
  ] as const) {
    await page.keyboard.press(key);
    expect(await tab(name).getAttribute("aria-selected")).toBe("true");
    expect(await tab(name).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByRole("tabpanel", { name }).count()).toBe(1);
  }
});

test("the copy button copies the sample exactly, confirms for two seconds and shows a toast; where the clipboard is refused, it says how to copy", async () => {
  const page = shared();
  const button = page.getByRole("button", { name: "Copy Point mutation" });
  // It has a check mark for two seconds.
  const confirmed = button.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => element.matches("[data-copied]") && resolve());
        observer.observe(element, { attributeFilter: ["data-copied"] });
      }),
  );
  await button.click();
  await confirmed;
  await toast(page).filter({ hasText: "Copied Point mutation" }).waitFor();
  await eventually(() => page.locator("#announcements").innerText()).toBe("Copied Point mutation");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const source = readFileSync("samples/rust/point-mutation.rs", "utf8");
  expect(`${copied}\n`).toBe(source.replace(/^\/\/ #rust-only.*\n/, ""));
  await page.locator("button[data-copied]").waitFor({ state: "detached" });

  // A refused clipboard selects the text and claims nothing.
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: () => Promise.reject(new DOMException("denied", "NotAllowedError")) },
    });
  });
  await page.getByRole("button", { name: "Copy Point mutation" }).click();
  await toast(page).filter({ hasText: "blocked clipboard access" }).waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain("fn mutate");
  expect(await page.locator("button[data-copied]").count()).toBe(0);
  // Back to the clipboard of the browser.
  await page.evaluate(() => Reflect.deleteProperty(navigator, "clipboard"));
});

test("long code scrolls inside its block, by keyboard too, and never the page", async () => {
  const page = shared();
  await page.setViewportSize({ width: 320, height: 640 });
  const block = page.getByRole("region", { name: "Point mutation, Rust" });
  await block.focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(
    () => (document.querySelector('section[aria-label="Point mutation, Rust"]')?.scrollLeft ?? 0) > 0,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(desktop);
});

test("keyboard focus shows a tooltip without waiting, and it describes its trigger", async () => {
  const page = shared();
  await page.getByRole("button", { name: "Disabled" }).focus();
  while (!(await page.evaluate(() => document.activeElement?.textContent?.startsWith("First tooltip")))) {
    await page.keyboard.press("Tab");
  }
  await page.getByRole("tooltip").filter({ hasText: "Says more" }).waitFor();
  const described = await page
    .getByRole("button", { name: "First tooltip" })
    .getAttribute("aria-describedby");
  expect(await page.getByRole("tooltip").first().getAttribute("id")).toBe(described);
});

test("external links open a tab that cannot reach back, mail links carry a subject", async () => {
  const page = shared();
  const external = page.getByRole("region", { name: "Links" }).getByRole("link", { name: "External link" });
  expect(await external.getAttribute("target")).toBe("_blank");
  expect(await external.getAttribute("rel")).toBe("noopener noreferrer");
  const mail = page.getByRole("link", { name: "Mail link" });
  expect(await mail.getAttribute("href")).toMatch(/^mailto:[^?]+\?subject=Design%20review$/);
});

test("without the fault that faults.test.ts asks for, its specimen is whole", async () => {
  expect(await shared().getByRole("region", { name: "Fault" }).getByRole("button").count()).toBe(1);
});

describe("while time passes only when the test says so", () => {
  const paused = withPage("/design", { build: "review" });
  beforeAll(async () => {
    await paused().clock.install();
    await paused().clock.pauseAt(Date.now() + 60_000);
  });

  test("tooltips wait 700 ms unless one has just been shown", async () => {
    const page = paused();
    const tip = (text: string) => page.getByRole("tooltip").filter({ hasText: text });
    await page.getByRole("button", { name: "First tooltip" }).hover();
    await page.clock.runFor(650);
    expect(await tip("Says more").isVisible()).toBe(false);
    await page.clock.runFor(100);
    await tip("Says more").waitFor();
    await page.getByRole("button", { name: "Second tooltip" }).hover();
    await page.clock.runFor(50);
    await tip("Follows at once").waitFor();
    await page.keyboard.press("Escape");
    expect(await tip("Follows at once").isVisible()).toBe(false);
  });

  test("the focus keeps its tooltip when the pointer leaves another trigger, or one scrolls below it", async () => {
    const page = paused();
    const first = page.getByRole("button", { name: "First tooltip" });
    const ofSecond = page.getByRole("tooltip").filter({ hasText: "Follows at once" });
    await first.hover();
    await first.focus();
    await page.keyboard.press("Tab");
    await ofSecond.waitFor();
    await page.mouse.move(0, 0);
    expect(await ofSecond.isVisible()).toBe(true);

    const { x = 0, y = 0, width = 0 } = (await first.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + 100);
    await page.evaluate(() => scrollBy({ top: -90, behavior: "instant" }));
    await eventually(() => first.evaluate((button) => button.matches(":hover"))).toBe(true);
    await page.clock.runFor(1000);
    expect(await ofSecond.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await page.mouse.move(0, 0);
  });

  test("the scroll thumb is at least 18 px and hides 600 ms after scrolling", async () => {
    const page = paused();
    const area = page.getByRole("region", { name: "Scroll area" });
    const thumb = area.locator("[data-scroll-thumb]");
    await area
      .getByRole("region", { name: "Generations" })
      .evaluate((view) => view.scrollTo(0, view.scrollHeight));
    // The browser reports the scroll with its next frame.
    const state = async () => {
      await page.clock.runFor(10);
      return thumb.getAttribute("data-state");
    };
    await eventually(state).toBe("visible");
    expect((await thumb.boundingBox())?.height).toBeGreaterThanOrEqual(18);
    await page.clock.runFor(400);
    expect(await thumb.getAttribute("data-state")).toBe("visible");
    await page.clock.runFor(300);
    expect(await thumb.getAttribute("data-state")).toBe("hidden");
  });

  test("at most three toasts are seen at a time, and Alt+T reaches them", async () => {
    const page = paused();
    // The toasts come with timers, and stay for 4000 ms.
    const count = async () => {
      await page.clock.runFor(10);
      return toast(page).count();
    };
    for (let shown = 1; shown <= 5; shown += 1) {
      await page.getByRole("button", { name: "Show a toast" }).click();
      await eventually(count).toBe(shown);
    }
    expect(await page.locator('[data-sonner-toast][data-visible="true"]').count()).toBe(3);
    await page.keyboard.press("Alt+KeyT");
    expect(await page.evaluate(() => document.activeElement?.matches("[data-sonner-toaster]"))).toBe(true);
  });
});
