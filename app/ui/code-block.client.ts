import { closeElement, openElement } from "./closed-content.ts";
import { on } from "./delegate.ts";

on("click", "[data-show-all]", (_, button) => {
  showAll(button, button.ariaExpanded !== "true");
  // Lines above the button have closed, and the page may be scrolled past it.
  if (button.ariaExpanded === "false") button.scrollIntoView({ block: "nearest" });
});

// The browser is about to show a match in collapsed lines.
on("beforematch", ".extra", (_, lines) => {
  const button = lines.closest("figure")?.querySelector<HTMLElement>("[data-show-all]");
  if (button) showAll(button, true);
});

// A note shows which line it is about while the pointer or the focus is on it.
for (const [type, isCurrent] of [
  ["pointerover", true],
  ["focusin", true],
  ["pointerout", false],
  ["focusout", false],
] as const)
  on(type, ".annotated > .prose > p", (_, note) => {
    const number = note.querySelector<HTMLElement>("[data-line]")?.dataset.line;
    const lines = note.closest(".annotated")?.querySelectorAll(`pre [data-line="${number}"]`) ?? [];
    for (const line of lines) line.toggleAttribute("data-current", isCurrent);
  });

// The number of a line leads to its note, and the number of a note to its line.
on("click", ".annotated [data-line]", (_, number) => {
  const both = number.closest(".annotated")?.querySelectorAll(`[data-line="${number.dataset.line}"]`) ?? [];
  const other = [...both].find((one) => one !== number && one.checkVisibility());
  if (!other) return;
  const { top } = other.getBoundingClientRect();
  // Only down or up: the end of a long line may be out of view, but its number is not.
  if (top < innerHeight / 8 || top > (innerHeight * 7) / 8) scrollBy({ top: top - innerHeight / 3 });
});

/** Shows or hides the collapsed lines of a sample. */
function showAll(button: HTMLElement, isWhole: boolean): void {
  const language = button.closest<HTMLElement>("[data-panel]")?.dataset.language;
  const gaps = button.closest(".annotated")?.querySelectorAll(`[data-gap="${language}"] > .extra`) ?? [];
  for (const lines of [...(button.closest("figure")?.querySelectorAll(".extra") ?? []), ...gaps]) {
    if (isWhole) openElement(lines);
    else closeElement(lines);
  }
  button.ariaExpanded = String(isWhole);
  const words = button.firstElementChild;
  if (words) words.textContent = isWhole ? "Show less" : "Show all";
}

/** The browser may have opened lines before this script ran. */
export function startCodeBlocks(): void {
  for (const lines of document.querySelectorAll(".extra:not([hidden])")) {
    lines.dispatchEvent(new Event("beforematch", { bubbles: true }));
  }
}
