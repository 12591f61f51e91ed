import { closeElement, openElement } from "./closed-content.ts";
import { on } from "./delegate.ts";
import { placeOf } from "./places.ts";

on("click", "[data-show-all]", (_, button) => {
  showAll(button, button.ariaExpanded !== "true");
  // Lines above the button have closed, and the page may be scrolled past it.
  if (button.ariaExpanded === "false") button.scrollIntoView({ block: "nearest" });
});

// The browser is about to show a match in collapsed lines.
on("beforematch", ".extra", (_, lines) => showAround(lines));

// The row in place of collapsed lines. It disappears, so the program takes the focus.
on("click", "code > button", (_, row) => {
  showAround(row);
  row.closest<HTMLElement>("section")?.focus({ preventScroll: true });
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

const noteOf = (mark: HTMLElement) => placeOf(mark.getAttribute("href") ?? "");
/** Whether the press that leads to a click has closed the note. */
let hasClosed = false;
on("pointerdown", "pre [data-line]", (_, mark) => {
  hasClosed = noteOf(mark)?.matches(":popover-open") ?? false;
});

// The number of a line opens its note near the line, unless the note is beside the program, where it is a float.
on("click", "pre [data-line]", (event, mark) => {
  const note = noteOf(mark);
  // The browser has jumped to the note if this script loaded after the click.
  if (!note || event.eventPhase === Event.NONE || getComputedStyle(note).float !== "none") return;
  event.preventDefault();
  if (hasClosed) {
    hasClosed = false;
    return;
  }
  note.popover = "auto";
  note.ontoggle = ({ newState }) => {
    mark.toggleAttribute("data-current", newState === "open");
    // Back to its place below the program.
    if (newState === "closed") note.popover = null;
  };
  note.togglePopover({ source: mark });
});

/** Shows the sample that an element is in as a whole. */
function showAround(part: HTMLElement): void {
  const button = part.closest("figure")?.querySelector<HTMLElement>("[data-show-all]");
  if (button) showAll(button, true);
}

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
