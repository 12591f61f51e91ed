import type { Page } from "playwright-core";

/**
 * Presses Tab and returns whether the focus went to the first control at or after the element with this id, as it
 * does when the browser has jumped there.
 */
export async function continuesAt(page: Page, id: string): Promise<boolean> {
  await page.keyboard.press("Tab");
  return page.evaluate((target) => {
    const place = document.getElementById(target);
    const { activeElement } = document;
    if (!place || !activeElement) return false;
    const isAfter = (element: Element, other: Element) =>
      Boolean(other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    const controls = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, [tabindex]"),
    ];
    const first = controls.find(
      (control) => control.tabIndex >= 0 && control.checkVisibility() && isAfter(control, place),
    );
    // Boxes that scroll are controls, too.
    return (
      isAfter(activeElement, place) && (activeElement === first || !first || isAfter(first, activeElement))
    );
  }, id);
}
