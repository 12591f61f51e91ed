import { cloneElement, type ReactElement, useEffect, useId, useRef } from "react";
import { placeTooltip } from "#app/lib/tooltip-place.ts";

// Waiting is for the pointer that passes by; moving from one tooltip to the next needs no second wait.
const delayMs = 700;
const skipDelayMs = 300;
let lastHiddenAt = Number.NEGATIVE_INFINITY;

interface TriggerProps {
  "aria-describedby"?: string;
}

interface TooltipProps {
  text: string;
  /** Set when the text says more than the trigger's own name, so that it must be read out too. */
  describes?: boolean;
  children: ReactElement<TriggerProps>;
}

/** A hint above its trigger, after a wait on hover and at once on keyboard focus. Escape hides it. */
export function Tooltip({ text, describes = false, children }: TooltipProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const trigger = wrapper.current?.firstElementChild;
    const hint = bubble.current;
    if (!trigger || !hint) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function show() {
      if (!trigger || !hint || hint.matches(":popover-open")) return;
      hint.showPopover();
      follow();
    }
    function follow() {
      if (!trigger || !hint?.matches(":popover-open")) return;
      const place = placeTooltip(trigger.getBoundingClientRect(), hint.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
      });
      hint.style.left = `${place.left}px`;
      hint.style.top = `${place.top}px`;
    }
    function hide() {
      clearTimeout(timer);
      if (!hint?.matches(":popover-open")) return;
      hint.hidePopover();
      lastHiddenAt = performance.now();
    }
    function handlePointerEnter(event: Event) {
      if (!(event instanceof PointerEvent) || event.pointerType === "touch") return;
      clearTimeout(timer);
      timer = setTimeout(show, performance.now() - lastHiddenAt < skipDelayMs ? 0 : delayMs);
    }
    function handleFocus() {
      if (trigger?.matches(":focus-visible")) show();
    }
    function handleKey(event: Event) {
      if (event instanceof KeyboardEvent && event.key === "Escape") hide();
    }

    const stop = new AbortController();
    const options = { signal: stop.signal };
    // The bubble touches its trigger, so the pointer can move onto it without losing it.
    const area = wrapper.current;
    area?.addEventListener("pointerenter", handlePointerEnter, options);
    area?.addEventListener("pointerleave", hide, options);
    trigger.addEventListener("focus", handleFocus, options);
    trigger.addEventListener("blur", hide, options);
    trigger.addEventListener("click", hide, options);
    document.addEventListener("keydown", handleKey, options);
    document.addEventListener("scroll", follow, { ...options, capture: true, passive: true });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);

  return (
    <span ref={wrapper} className="inline-flex">
      {describes ? cloneElement(children, { "aria-describedby": id }) : children}
      <span
        ref={bubble}
        id={id}
        popover="manual"
        role="tooltip"
        aria-hidden={!describes}
        className="fixed inset-auto m-0 max-w-64 border-0 bg-transparent py-1.5"
      >
        <span className="block rounded-md bg-ink px-2 py-1 text-surface text-xs leading-snug">{text}</span>
      </span>
    </span>
  );
}
