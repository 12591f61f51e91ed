import { on } from "./delegate.ts";

// As for tooltips: ignores pointers that only pass by, and leaves time to move from the button to the note.
const delayMs = 700;
const leaveMs = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
/** The button whose note a pointer or the focus has opened. Once it is clicked, the browser alone closes the note. */
let pointedAt: HTMLElement | undefined;

on("pointerover", "[data-note]", ({ pointerType }, button) => {
  if (pointerType === "touch") return;
  clearTimeout(timer);
  timer = setTimeout(show, delayMs, button);
});
on("pointerover", "[role=note]", () => clearTimeout(timer));
on("pointerout", "[data-note], [role=note]", () => {
  clearTimeout(timer);
  timer = setTimeout(close, leaveMs);
});
on("focusin", "[data-note]", (_, button) => {
  if (button.matches(":focus-visible")) show(button);
});
// Otherwise the note could cover the element that is focused next.
on("focusout", "[data-note]", (_, button) => close(button));
on("click", "[data-note]", (event, button) => {
  clearTimeout(timer);
  // The browser would close the note that the reader asks for.
  if (button === pointedAt && noteOf(button)?.matches(":popover-open")) event.preventDefault();
  pointedAt = undefined;
});

// The focus may have been on a button before this script loaded.
const focused = document.querySelector<HTMLElement>("[data-note]:focus-visible");
if (focused) show(focused);

function show(button: HTMLElement): void {
  const note = noteOf(button);
  if (!note || note.matches(":popover-open")) return;
  pointedAt = button;
  note.showPopover({ source: button });
}

function close(button = pointedAt): void {
  clearTimeout(timer);
  if (button) noteOf(button)?.hidePopover();
  pointedAt = undefined;
}

function noteOf(button: HTMLElement): HTMLElement | null {
  return document.getElementById(button.getAttribute("popovertarget") ?? "");
}
