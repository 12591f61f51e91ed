import { on } from "./delegate.ts";
import { placeTooltip } from "./tooltip-place.ts";

// The delay ignores pointers that only pass by; moving from one tooltip to the next has no second delay.
const delayMs = 700;
const skipDelayMs = 300;

let lastHiddenAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The trigger under the pointer. */
let pointed: HTMLElement | undefined;
/** The trigger whose tooltip is shown. */
let current: HTMLElement | undefined;
let bubble: HTMLElement | undefined;

// Not pointerover, which also comes when the page scrolls below a resting pointer.
on("pointermove", "[data-tooltip]", (event, trigger) => {
  if (event.pointerType === "touch" || trigger === pointed) return;
  pointed = trigger;
  clearTimeout(timer);
  timer = setTimeout(show, performance.now() - lastHiddenAt < skipDelayMs ? 0 : delayMs, trigger);
});
on("pointerout", "[data-tooltip]", ({ relatedTarget }, trigger) => leave(relatedTarget, trigger));
// The bubble touches its trigger, so the pointer can move onto it without closing it.
on("pointerout", "#tooltip", ({ relatedTarget }) => leave(relatedTarget, current));
on("focusin", "[data-tooltip]", (_, trigger) => {
  if (trigger.matches(":focus-visible")) show(trigger);
});
on("focusout", "[data-tooltip]", hide);
on("click", "[data-tooltip]", hide);
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") hide();
});
document.addEventListener("scroll", place, { capture: true, passive: true });

function leave(to: EventTarget | null, trigger: HTMLElement | undefined): void {
  if (to instanceof Node && (trigger?.contains(to) || bubble?.contains(to))) return;
  pointed = undefined;
  // The tooltip of another trigger, which has the focus, stays.
  if (trigger === current) hide();
  else clearTimeout(timer);
}

function show(trigger: HTMLElement): void {
  hide();
  current = trigger;
  bubble ??= makeBubble();
  if (bubble.firstElementChild) bubble.firstElementChild.textContent = trigger.dataset.tooltip ?? "";
  // In the trigger's dialog, if it is in one: everything outside of an open dialog is inert.
  (trigger.closest("dialog") ?? document.body).append(bubble);
  const isDescription = trigger.hasAttribute("data-tooltip-describes");
  bubble.ariaHidden = isDescription ? null : "true";
  if (isDescription) trigger.setAttribute("aria-describedby", bubble.id);
  bubble.showPopover();
  place();
}

function hide(): void {
  clearTimeout(timer);
  if (!current || !bubble) return;
  current.removeAttribute("aria-describedby");
  bubble.hidePopover();
  current = undefined;
  lastHiddenAt = performance.now();
}

function place(): void {
  if (!current || !bubble) return;
  const { left, top } = placeTooltip(current.getBoundingClientRect(), bubble.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
  });
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
}

function makeBubble(): HTMLElement {
  const made = document.createElement("span");
  made.id = "tooltip";
  made.role = "tooltip";
  made.popover = "manual";
  made.className = "tooltip";
  made.append(document.createElement("span"));
  return made;
}
