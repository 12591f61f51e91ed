import { expect, inject, test } from "vitest";
import { type EnginePage, eventually, open } from "./engine-page.ts";
import { text } from "./in-page.ts";

const toast = "[data-sonner-toast]";
const command = "figure:has([data-copy]) code";

/** Reads the clipboard by pasting it into the search field. */
async function pasted(page: EnginePage): Promise<string | undefined> {
  await page.press("Control", "k");
  await eventually(page, () => document.activeElement?.tagName).toBe("INPUT");
  await page.press("Control", "v");
  const value = () =>
    document.activeElement instanceof HTMLInputElement ? document.activeElement.value : "";
  await eventually(page, value).not.toBe("");
  return page.evaluate(value);
}

/** Simulates a browser that denies clipboard access. */
const refuse = () => {
  const refused = () => Promise.reject(new DOMException("Refused", "NotAllowedError"));
  for (const name of ["write", "writeText"])
    Object.defineProperty(navigator.clipboard, name, { value: refused });
};

const shown = () =>
  [...document.querySelectorAll("[data-sonner-toast]")].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    // Nothing may cover or clip the message.
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen && one.contains(seen) ? one.textContent : "hidden";
  });

export function checkCopying(page: () => EnginePage): void {
  const openAt = async (path: string) => {
    await page().resize(1440, 900);
    await open(page(), inject("site") + path);
  };

  test("the first click on a copy button copies", async () => {
    await openAt("/docs/installation");
    await page().click("[data-copy]");
    await eventually(page(), text, toast).toMatch(/^Copied/);
    const first = await page().evaluate(text, command);
    expect((await pasted(page()))?.replace(/\s+/g, " ")).toBe(first?.replace(/\s+/g, " "));
  });

  test("the first click on a heading's link copies its URL", async () => {
    await openAt("/docs/concepts/dna");
    await page().click("#mutation a[data-copy-link], a[data-copy-link][href='#mutation']");
    await eventually(page(), text, toast).toMatch(/^Copied link to/);
    expect(await pasted(page())).toMatch(/\/docs\/concepts\/dna#mutation$/);
  });

  test("the page is copied as Markdown", async () => {
    await openAt("/docs/concepts/dna");
    await page().click('[popovertarget="page-menu"]');
    await page().click("[data-copy-page]");
    await eventually(page(), text, toast).toBe("Copied the page as Markdown");
    expect(await pasted(page())).toMatch(/^# DNA and Genetics/);
  });

  test("if the browser denies clipboard access, the text is selected and the message is visible, also in a dialog", async () => {
    await openAt("/docs/concepts/dna");
    await page().evaluate(refuse);
    await page().click("main [data-copy]");
    await eventually(page(), shown).toEqual([expect.stringMatching(/^The browser blocked clipboard access/)]);
    expect(await page().evaluate(() => `${getSelection()}`.length)).toBeGreaterThan(20);
    await openAt("/docs/concepts/dna");
    await page().evaluate(refuse);
    await page().click('[popovertarget="page-menu"]');
    await page().click("[data-cite]");
    await page().click("dialog [data-copy]");
    await eventually(page(), shown).toEqual([expect.stringMatching(/^The browser blocked clipboard access/)]);
  });
}
