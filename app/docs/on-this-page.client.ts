import { on } from "#app/ui/delegate.ts";
import { jumpLine, placeOf } from "#app/ui/places.ts";
import { whenIdle } from "#app/ui/when-idle.ts";
import { currentSection } from "./current-section.ts";
import { scrollNear } from "./scroll-near.ts";

// Above the text, the open list covers the section that the reader chose.
on("click", ".on-this-page a", (_, link) => {
  const list = link.closest(".on-this-page");
  if (list && getComputedStyle(list).position === "static") link.closest("details")?.removeAttribute("open");
});

/** Marks the current section. Positions are read at most once per frame, and only while they change. */
export function startOnThisPage(): void {
  const list = document.querySelector(".on-this-page");
  if (!list) return;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  // The strip of links that stays above the text of a long list.
  const chips = document.querySelectorAll<HTMLAnchorElement>(".api-modules > nav a");
  const strip = chips[0]?.parentElement;
  let clicked: HTMLElement | null = placeOf(location.hash);
  let current: HTMLAnchorElement | undefined;
  let isWaiting = false;

  function read() {
    isWaiting = false;
    const headings = links.map(({ hash }) => placeOf(hash));
    const { scrollHeight, clientHeight } = document.documentElement;
    const view = {
      scrolled: scrollY,
      scrollable: scrollHeight - clientHeight,
      height: clientHeight,
      line: jumpLine(),
    };
    const wanted = clicked ? headings.indexOf(clicked) : -1;
    const found = currentSection(headings.map(topOf), view, wanted < 0 ? undefined : wanted) ?? -1;
    // After further scrolling, the clicked section is no longer current.
    if (clicked?.checkVisibility() && headings[found] !== clicked) clicked = null;
    mark(links[found]);
  }

  function mark(link: HTMLAnchorElement | undefined) {
    if (link === current) return;
    current = link;
    for (const each of [...links, ...chips]) {
      if (each.hash === link?.hash) each.setAttribute("aria-current", "location");
      else each.removeAttribute("aria-current");
    }
    if (list) scrollNear(list, link ?? list.firstElementChild);
    const chip = [...chips].find((each) => each.ariaCurrent);
    // Above the first module the strip starts at its first chip.
    if (strip) strip.scrollLeft = chip ? chip.offsetLeft - 48 : 0;
  }

  function readSoon() {
    if (!isWaiting) requestAnimationFrame(read);
    isWaiting = true;
  }

  addEventListener("scroll", readSoon, { passive: true });
  const follow = () => {
    clicked = placeOf(location.hash);
    readSoon();
  };
  addEventListener("hashchange", follow);
  list.addEventListener("click", () => queueMicrotask(follow));
  // Also when a tab opens, a sample unfolds, or the window changes.
  const resized = new ResizeObserver(readSoon);
  // The first time, too: reading the headings' positions forces the layout of text that is deferred until then.
  whenIdle(() => {
    resized.observe(document.documentElement);
    resized.observe(document.body);
  });
}

/** Less the distance that a jump keeps below a strip of links. */
function topOf(heading: HTMLElement | null): number | undefined {
  if (!heading?.checkVisibility()) return undefined;
  return heading.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(heading).scrollMarginTop);
}
