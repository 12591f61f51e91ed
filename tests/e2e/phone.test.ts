import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { docs } from "#tests/model.ts";
import { boxesOf, boxOf } from "./boxes.ts";
import { desktop, phone, withBrowser, withPage } from "./browser.ts";
import { sent } from "./sent.ts";

// The first screen, the size of targets and the size of text are checked on every page (visits/narrow.test.ts).

const open = withBrowser();
const smallPhone = { width: 320, height: 667 };

/** Gives the tests of a page a function that returns it in a window of a certain size, at its top. */
function withWindow(path: string) {
  const shared = withPage(path, { viewport: phone });
  return async function begin(viewport = phone): Promise<Page> {
    await shared().setViewportSize(viewport);
    await shared().evaluate(() => scrollTo(0, 0));
    return shared();
  };
}

const breadcrumbs = (page: Page) => page.getByRole("navigation", { name: "Breadcrumbs" });
/** Which boxes have more than is seen of it. */
const areCut = (boxes: Element[]) => boxes.map((box) => box.scrollWidth > box.clientWidth);
const outputs = (page: Page) => page.locator(".code-output .scrolling");

test("the breadcrumbs of a page below two others are one line", async () => {
  const page = await open("/docs/support/community/projects", { viewport: phone });
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ width, height: 667 });
    const boxes = await breadcrumbs(page)
      .getByRole("listitem")
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
    expect(new Set(boxes.map(({ top }) => top)).size, `lines at ${width} px`).toBe(1);
    expect(Math.max(...boxes.map(({ right }) => right)), `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

describe("the page about DNA on a phone", () => {
  const begin = withWindow("/docs/concepts/dna");

  test("the breadcrumbs are the group and the page, in full", async () => {
    const names = breadcrumbs(await begin()).locator("a:visible, span:visible");
    expect(await names.allInnerTexts()).toEqual(["Core Concepts", "DNA and Genetics"]);
    expect(await names.evaluateAll(areCut)).toEqual([false, false]);
  });

  test("page menu and list of sections share a row, and the open list is below both", async () => {
    const page = await begin();
    const [menu, summary] = await boxesOf(
      page.locator('button[popovertarget="page-menu"]'),
      page.locator(".on-this-page summary"),
    );
    expect(Math.abs(menu.y - summary.y)).toBeLessThan(2);
    expect(Math.abs(menu.height - summary.height)).toBeLessThan(2);
    expect(summary.x + summary.width).toBeLessThan(menu.x);
    await page.locator(".on-this-page summary").click();
    expect((await boxOf(page.locator(".on-this-page ul"))).y).toBeGreaterThan(menu.y + menu.height);
    await page.locator(".on-this-page summary").click();
  });

  test("outputs in columns scroll", async () => {
    const page = await begin(smallPhone);
    expect(await outputs(page).evaluateAll(areCut)).toContain(true);
  });

  test("code is 13 px and output 12 px, and both fade where they are cut, but not at their end", async () => {
    const page = await begin(smallPhone);
    const cut = await page.locator(".scrolling").evaluateAll((boxes) =>
      boxes
        .filter((box) => box.scrollWidth > box.clientWidth && box.checkVisibility())
        .map((box) => {
          const code = box.querySelector("code");
          const fade = getComputedStyle(box, "::after");
          const width = Number.parseFloat(fade.width);
          box.scrollLeft = box.scrollWidth;
          const { right } = code?.getBoundingClientRect() ?? new DOMRect();
          return {
            isSized:
              code && getComputedStyle(code).fontSize === (box.closest("[data-output]") ? "12px" : "13px"),
            isFaded: fade.maskImage.includes("gradient") && width > 0,
            isClearAtEnd: right <= box.getBoundingClientRect().right - width + 1,
          };
        }),
    );
    expect(cut.length).toBeGreaterThan(0);
    for (const facts of cut) expect(facts).toEqual({ isSized: true, isFaded: true, isClearAtEnd: true });
  });
});

test("outputs in sentences wrap", async () => {
  const page = await open("/docs/advanced/research", { viewport: smallPhone });
  expect(await outputs(page).evaluateAll(areCut)).toEqual([false, false]);
});

/** Where the lines of the values of a table begin, from the left of their rows. */
const valueStart = async (page: Page) => {
  const table = page.getByRole("table").first();
  const lines = await table.locator("td").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return [...range.getClientRects()].map(({ left }) => left - cell.getBoundingClientRect().left);
    }),
  );
  return Math.min(...lines);
};

describe("the page about the installation on a phone", () => {
  const begin = withWindow("/docs/installation");
  const [group] = docs.groups;
  const [first, second, third] = group?.pages ?? [];

  test("a table is a block for each row, and still a table with headers for screen readers", async () => {
    const page = await begin();
    const table = page.getByRole("table").first();
    const cells = table.getByRole("row").nth(1).getByRole("cell");
    const [above, below] = await boxesOf(cells.first(), cells.nth(1));
    expect(below.y).toBeGreaterThanOrEqual(above.bottom);
    expect(await table.getByRole("columnheader").allInnerTexts()).toEqual(["Tool", "Version", "Purpose"]);
    expect(await table.getByRole("rowheader").count()).toBe((await table.getByRole("row").count()) - 1);
    const label = () => cells.first().evaluate((cell) => getComputedStyle(cell, "::before").content);
    // The second text is for screen readers, which announce the header themselves.
    expect(await label()).toBe('"Version" / ""');
    // The labels are shown only where the headers are not.
    await page.setViewportSize(desktop);
    expect(await label()).toBe("none");
  });

  test("short labels of a row are in one column, and every line of a value is in the other", async () => {
    expect(await valueStart(await begin())).toBe(84);
  });

  test("the closing card has the position in the group and the pages beside it", async () => {
    const page = await begin();
    const card = page.getByRole("navigation", { name: "Where to go next" });
    expect(await card.innerText()).toContain(`${group?.title}, 2 of ${group?.pages.length}`);
    const leads = (rel: string) => card.locator(`a[rel="${rel}"]`).getAttribute("href");
    expect([await leads("prev"), await leads("next")]).toEqual([first?.href, third?.href]);
    // Would wait forever if something covered the link.
    await card.getByRole("link", { name: `Next: ${third?.title}` }).click({ trial: true });
  });

  test("the closing card of the first page leads only on", async () => {
    const card = (await sent(first?.href ?? "")).querySelector('nav[aria-labelledby="next"]');
    expect(card?.querySelector('a[rel="prev"]')).toBe(null);
    expect(card?.querySelector('a[rel="next"]')?.getAttribute("href")).toBe(second?.href);
  });
});

test("long labels of a row are in one column, and every line of a value is in the other", async () => {
  expect(await valueStart(await open("/docs/advanced/extensions", { viewport: phone }))).toBe(120);
});

describe("the page about accessibility on a phone", () => {
  const begin = withWindow("/docs/support/accessibility");

  test("totals are in two equal columns, each below its name", async () => {
    const page = await begin();
    const totals = await page
      .getByRole("table")
      .first()
      .locator("tbody [data-label]")
      .evaluateAll((cells) =>
        cells.map((cell) => {
          const { left, width, height } = cell.getBoundingClientRect();
          const name = getComputedStyle(cell, "::before");
          return { left, width, isBelow: height > Number.parseFloat(name.height) + 20, name: name.content };
        }),
      );
    expect(totals.map(({ name }) => name.split('"')[1])).toEqual([
      "Passed",
      "Not applicable",
      "Failed",
      "Undecided",
      "All",
    ]);
    expect(new Set(totals.map(({ left }) => left)).size).toBe(2);
    expect(new Set(totals.map(({ width }) => width)).size).toBe(1);
    expect(totals.every(({ isBelow }) => isBelow)).toBe(true);
  });

  test("the result of a check is beside its name, and the rest is below", async () => {
    const page = await begin();
    const row = page.getByRole("row", { name: "1.4.11 Non-text Contrast" }).first();
    const cells = row.getByRole("cell");
    const [name, level, result, checks] = await boxesOf(
      row.getByRole("rowheader"),
      cells.nth(0),
      cells.nth(1),
      cells.nth(2),
    );
    expect(result.x).toBeGreaterThanOrEqual(name.right);
    expect(result.y).toBeLessThan(name.bottom);
    for (const below of [level, checks]) expect(below.y).toBeGreaterThanOrEqual(name.bottom);
  });
});

test("columns of numbers stay a table, also on a narrow phone", async () => {
  const page = await open("/docs/support/quality", { viewport: phone });
  const table = page.getByRole("region", { name: "Samples by language and status" });
  const cells = table.getByRole("row").nth(1).getByRole("cell");
  for (const width of [phone.width, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const [first, second] = await boxesOf(cells.first(), cells.nth(1));
    expect(second.y).toBe(first.y);
    expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
  }
});

test("the title of a long program stays below the bar", async () => {
  const page = await open("/docs/examples/advanced", { viewport: phone });
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const top = await page.locator(".code-block:visible").evaluateAll((figures) => {
      const long = figures.find((figure) => figure.clientHeight > innerHeight);
      const title = long?.querySelector("figcaption");
      if (!long || !title) return undefined;
      scrollTo(0, long.getBoundingClientRect().top + scrollY + 200);
      return title.getBoundingClientRect().top;
    });
    expect(top, `at ${viewport.width} px`).toBe(56);
  }
});
