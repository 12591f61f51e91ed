type Handler<Name extends keyof HTMLElementEventMap> = (
  event: HTMLElementEventMap[Name],
  element: HTMLElement,
) => unknown;

interface Delegate {
  type: string;
  selector: string;
  handle: (event: never, element: HTMLElement) => unknown;
}

const delegates: Delegate[] = [];

/**
 * Handles events on all elements that match the selector, now or later, with one listener per event type. The handler
 * gets the innermost matching element.
 */
export function on<Name extends keyof HTMLElementEventMap>(
  type: Name,
  selector: string,
  handle: Handler<Name>,
): void {
  if (!delegates.some((one) => one.type === type)) document.addEventListener(type, handleEvent);
  delegates.push({ type, selector, handle });
}

function handleEvent(event: Event): void {
  dispatch(event, event.target);
}

function dispatch(event: Event, target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  for (const { selector, handle } of delegates.filter((one) => one.type === event.type)) {
    const element = target.closest<HTMLElement>(selector);
    if (element) handle(event as never, element);
  }
}

/** Handles the events that the head script recorded before this script loaded. */
export function handleEarlyEvents(): void {
  const focused = document.activeElement;
  for (const event of window.earlyEvents ?? []) {
    if (!(event instanceof KeyboardEvent)) dispatch(event, event.target);
    // The browser has already handled other keys in a field.
    else if (!(event.target instanceof HTMLInputElement) || event.key === "Enter")
      // A handled key may move focus; the keys after it are meant for the new focus.
      dispatch(event, event.target === focused ? document.activeElement : event.target);
  }
  delete window.earlyEvents;
  // Focus and pointer may already have been on a control.
  focused?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  if (!matchMedia("(hover: hover)").matches) return;
  const hovered = [...document.querySelectorAll(":hover")].at(-1);
  hovered?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  hovered?.dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
}

declare global {
  interface Window {
    /** Events since first paint, until the page's script starts. */
    earlyEvents?: Event[];
  }
}
