import { type ComponentProps, type PointerEvent, useEffect, useRef } from "react";
import { scrollThumb } from "#app/lib/scroll-thumb.ts";

const hideDelayMs = 600;

/**
 * A vertical scroller with a thin thumb that shows while scrolling or pointing and hides 600 ms later.
 * Scrolling itself stays the browser's; without scripts its own scrollbar is there. Content without links or
 * buttons needs a `tabIndex`, `role` and `aria-label`, so that the keyboard can reach and scroll it.
 */
export function ScrollArea({ className = "", children, ...rest }: ComponentProps<"div">) {
  const viewport = useRef<HTMLDivElement>(null);
  const thumb = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const view = viewport.current;
    const bar = thumb.current;
    if (!view || !bar) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function draw() {
      if (!view || !bar) return;
      const place = scrollThumb(view);
      bar.hidden = place === undefined;
      if (!place) return;
      bar.style.height = `${place.size}px`;
      bar.style.transform = `translateY(${place.offset}px)`;
    }
    function show() {
      clearTimeout(timer);
      draw();
      if (bar) bar.dataset.state = "visible";
    }
    function hideSoon() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (bar) bar.dataset.state = "hidden";
      }, hideDelayMs);
    }
    function handleScroll() {
      show();
      if (!view?.parentElement?.matches(":hover")) hideSoon();
    }

    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    view.addEventListener("scroll", handleScroll, options);
    view.parentElement?.addEventListener("pointerenter", show, options);
    view.parentElement?.addEventListener("pointerleave", hideSoon, options);
    const resized = new ResizeObserver(draw);
    resized.observe(view);
    if (view.firstElementChild) resized.observe(view.firstElementChild);
    return () => {
      stop.abort();
      resized.disconnect();
      clearTimeout(timer);
    };
  }, []);

  function handleDrag(event: PointerEvent<HTMLDivElement>) {
    const view = viewport.current;
    if (!view || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const place = scrollThumb(view);
    if (place) view.scrollTop += event.movementY * place.scrollPerPixel;
  }

  return (
    <div className={`relative min-h-0 ${className}`}>
      <div ref={viewport} className="h-full overflow-y-auto overscroll-contain js:scrollbar-none" {...rest}>
        <div>{children}</div>
      </div>
      <div
        ref={thumb}
        hidden
        data-state="hidden"
        data-scroll-thumb=""
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={handleDrag}
        className="absolute top-0 right-0.5 w-1.5 touch-none rounded-full bg-control transition-opacity duration-150 data-[state=hidden]:opacity-0 no-js:hidden"
      />
    </div>
  );
}
