import { expect, test } from "vitest";
import { docs } from "#tests/model.ts";
import { boxesOf, boxOf } from "./boxes.ts";
import { desktop, phone, withBrowser } from "./browser.ts";

// The first screen, the size of targets and the size of text are checked on every page (visits/narrow.test.ts).

const open = withBrowser();

test.for([320, 375])("at %s px the breadcrumbs are one line", async (width) => {
  const page = await open("/docs/support/community/projects", { viewport: { width, height: 667 } });
  const items = page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("listitem");
  const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const ends = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(width);
});

test("on a phone the breadcrumbs of a page are the group and the page, in full", async () => {
  const page = await open("/docs/concepts/organisms", { viewport: phone });
  const names = page.getByRole("navigation", { name: "Breadcrumbs" }).locator("a:visible, span:visible");
  expect(await names.allInnerTexts()).toEqual(["Core Concepts", "Digital Organisms"]);
  for (const name of await names.all())
    expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
});

test("page menu and list of sections share a row, and the open list is below both", async () => {
  const page = await open("/docs/concepts/dna", { viewport: phone });
  const [menu, summary] = await boxesOf(
    page.locator('button[popovertarget="page-menu"]'),
    page.locator(".on-this-page summary"),
  );
  expect(Math.abs(menu.y - summary.y)).toBeLessThan(2);
  expect(Math.abs(menu.height - summary.height)).toBeLessThan(2);
  expect(summary.x + summary.width).toBeLessThan(menu.x);
  await page.locator(".on-this-page summary").click();
  expect((await boxOf(page.locator(".on-this-page ul"))).y).toBeGreaterThan(menu.y + menu.height);
});

test("a table is a block for each row, and still a table with headers for screen readers", async () => {
  const page = await open("/docs/installation", { viewport: phone });
  const table = page.getByRole("table").first();
  const cells = table.getByRole("row").nth(1).getByRole("cell");
  const first = cells.first();
  const [above, below] = await boxesOf(first, cells.nth(1));
  expect(below.y).toBeGreaterThanOrEqual(above.bottom);
  expect(await table.getByRole("columnheader").allInnerTexts()).toEqual(["Tool", "Version", "Purpose"]);
  expect(await table.getByRole("rowheader").count()).toBe((await table.getByRole("row").count()) - 1);
  const label = await first.evaluate((cell) => getComputedStyle(cell, "::before").content);
  // The second text is for screen readers, which announce the header themselves.
  expect(label).toBe('"Version" / ""');
  // The labels are shown only where the headers are not.
  await page.setViewportSize(desktop);
  expect(await first.evaluate((cell) => getComputedStyle(cell, "::before").content)).toBe("none");
});

test("totals are in two equal columns, each below its name", async () => {
  const page = await open("/docs/support/accessibility", { viewport: phone });
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

test("the result of a check is beside its name, and the rest is below", async () => {
  const page = await open("/docs/support/accessibility", { viewport: phone });
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

test.for([
  ["short", "/docs/installation", 84],
  ["long", "/docs/advanced/extensions", 120],
] as const)(
  "%s labels of a row are in one column, and every line of a value is in the other",
  async ([, path, start]) => {
    const page = await open(path, { viewport: phone });
    const table = page.getByRole("table").first();
    const lines = await table.locator("td").evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return [...range.getClientRects()].map(({ left }) => left - cell.getBoundingClientRect().left);
      }),
    );
    expect(Math.min(...lines)).toBe(start);
  },
);

test("outputs in sentences wrap, and columns scroll", async () => {
  const page = await open("/docs/advanced/research", { viewport: { width: 320, height: 667 } });
  const isCut = (boxes: Element[]) => boxes.map((box) => box.scrollWidth > box.clientWidth);
  const outputs = page.locator(".code-output .scrolling");
  expect(await outputs.evaluateAll(isCut)).toEqual([false, false]);
  await page.goto("/docs/concepts/dna");
  expect(await outputs.evaluateAll(isCut)).toContain(true);
});

test("code is 13 px and output 12 px, and both fade where they are cut, but not at their end", async () => {
  const page = await open("/docs/concepts/dna", { viewport: { width: 320, height: 667 } });
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

test.for([phone, desktop])(
  "at $width px the title of a long program stays below the bar",
  async (viewport) => {
    const page = await open("/docs/examples/advanced", { viewport });
    const top = await page.locator(".code-block:visible").evaluateAll((figures) => {
      const long = figures.find((figure) => figure.clientHeight > innerHeight);
      const title = long?.querySelector("figcaption");
      if (!long || !title) return undefined;
      scrollTo(0, long.getBoundingClientRect().top + scrollY + 200);
      return title.getBoundingClientRect().top;
    });
    expect(top).toBe(56);
  },
);

test("the closing card has the position in the group and the pages beside it", async () => {
  const page = await open("/docs/installation", { viewport: phone });
  const card = page.getByRole("navigation", { name: "Where to go next" });
  const [group] = docs.groups;
  expect(await card.innerText()).toContain(`${group?.title}, 2 of ${group?.pages.length}`);
  const [first, , third] = group?.pages ?? [];
  const leads = (rel: string) => card.locator(`a[rel="${rel}"]`).getAttribute("href");
  expect([await leads("prev"), await leads("next")]).toEqual([first?.href, third?.href]);
  await page.goto(first?.href ?? "");
  expect(await card.locator('a[rel="prev"]').count()).toBe(0);
  await card.getByRole("link", { name: `Next: ${group?.pages[1]?.title}` }).click();
  await page.waitForURL("**/docs/installation");
});
