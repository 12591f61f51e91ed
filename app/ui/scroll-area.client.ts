import { scrollThumb } from "./scroll-thumb.ts";

const hideDelayMs = 600;

/** Shows the thumb of each scroll area while the reader scrolls or hovers, and hides it 600 ms later. */
export function startScrollAreas(): void {
  for (const area of document.querySelectorAll("[data-scroll-area]")) start(area);
}

function start(area: Element): void {
  const view = area.firstElementChild;
  const thumb = area.querySelector<HTMLElement>("[data-scroll-thumb]");
  if (!view || !thumb) return;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function draw() {
    if (!view || !thumb) return;
    const place = scrollThumb(view);
    thumb.hidden = place === undefined;
    if (!place) return;
    thumb.style.height = `${place.size}px`;
    thumb.style.transform = `translateY(${place.offset}px)`;
  }
  function show() {
    clearTimeout(timer);
    draw();
    if (thumb) thumb.dataset.state = "visible";
  }
  function hideSoon() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (thumb) thumb.dataset.state = "hidden";
    }, hideDelayMs);
  }

  view.addEventListener(
    "scroll",
    () => {
      show();
      if (!area.matches(":hover")) hideSoon();
    },
    { passive: true },
  );
  area.addEventListener("pointerenter", show);
  area.addEventListener("pointerleave", hideSoon);
  thumb.addEventListener("pointerdown", ({ pointerId }) => thumb.setPointerCapture(pointerId));
  thumb.addEventListener("pointermove", ({ pointerId, movementY }) => {
    const place = thumb.hasPointerCapture(pointerId) ? scrollThumb(view) : undefined;
    if (place) view.scrollTop += movementY * place.scrollPerPixel;
  });
  const resized = new ResizeObserver(draw);
  resized.observe(view);
  if (view.firstElementChild) resized.observe(view.firstElementChild);
}
