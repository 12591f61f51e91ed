import { type ComponentType, lazy, useEffect } from "react";
import { goToHash } from "./closed-content.ts";
import { subscribeLanguage } from "./language.ts";
import { placeOf } from "./places.ts";
import { isPlainClick } from "./plain-click.ts";

interface PageModule {
  default: ComponentType;
}

/** A route module in the built page: its own script is not loaded yet. See tools/hold-page-script.ts. */
interface HeldModule {
  held: string;
  default?: ComponentType;
}

const touches = ["pointerover", "pointerdown", "focusin", "keydown", "click", "beforematch"] as const;
// The built page shows the default language. It also has one open panel in each set of tabs and no extra lines:
// where there are more, the browser found something for the reader before scripts ran.
const changed =
  ":root[data-lang=python] [data-language], [data-panel]:not([hidden]) ~ [data-panel]:not([hidden]), .extra:not([hidden])";
let wake = () => {};
let isAsleep = () => false;
let handleAwake = () => {};
const awake = new Promise<void>((resolve) => {
  handleAwake = resolve;
});

/** Loads the script of the page that the reader came in on, if that has not happened yet. */
export function wakePage(): void {
  wake();
}

/**
 * Goes to a place on the page in a way that changes the address, which makes the router render the page. While
 * it is too early for that, the place is shown, and the reader's old position is kept for the way back.
 */
export async function goWhenAwake(place: Element | null, go: () => unknown): Promise<void> {
  if (isAsleep()) {
    wakePage();
    const back = peek(place);
    await awake;
    back();
  }
  go();
}

function peek(place: Element | null): () => void {
  const { scrollY } = window;
  place?.scrollIntoView();
  return () => scrollTo(0, scrollY);
}

/**
 * The page that the reader came in on is complete without its script. It is loaded when the reader first
 * touches the content, when the address points into it, or when what is shown is not what was built, so that
 * assistive technology is told; until then the built HTML stays as it is.
 */
export function holdPage(modules: Record<string, object>): void {
  for (const module of Object.values(modules)) {
    if (isHeld(module)) module.default = pageOnDemand(() => import(/* @vite-ignore */ module.held));
  }
}

function isHeld(module: object): module is HeldModule {
  return "held" in module;
}

function pageOnDemand(load: () => Promise<PageModule>): ComponentType {
  const { pathname: path } = location;
  const content = document.querySelector("[data-page-content]");
  const built = content?.firstElementChild;
  let isLoaded = false;
  let handleLoaded = () => {};
  const loaded = new Promise<void>((resolve) => {
    handleLoaded = resolve;
  });
  // Whoever leaves the page and comes back finds it rendered as any other.
  isAsleep = () => content?.isConnected ?? false;
  // What the reader did while the script was on the way.
  let repeat = () => {};

  function handleTouch(event: Event) {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (!content?.contains(target) && !(event.type === "click" && linkFromOutside(target))) return;
    wakePage();
    repeat = repetitionOf(event, target) ?? repeat;
  }

  // The browser has gone to another place on the page, or back to the page. The router hears of it when it
  // has something to show, or the position that it restores would be one of an empty page.
  async function handleJump(event: Event) {
    if (location.pathname !== path || (isLoaded && !isAsleep())) return;
    event.stopImmediatePropagation();
    wakePage();
    await (isAsleep() ? awake : loaded);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }

  // React stops events on the document that it cannot answer yet, so they are caught before it.
  for (const touch of touches) addEventListener(touch, handleTouch, true);
  addEventListener("popstate", handleJump, true);
  subscribeLanguage(wakePage);

  async function loadWhenWanted(isWanted: boolean): Promise<PageModule> {
    if (!isWanted)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    try {
      return await load();
    } catch {
      // The text stays readable. Whatever the reader touches next is another occasion.
      return loadWhenWanted(false);
    }
  }

  return lazy(async () => {
    const { default: Page } = await loadWhenWanted(
      location.hash !== "" || content?.querySelector(changed) != null,
    );
    isLoaded = true;
    handleLoaded();
    return {
      default: function WokenPage() {
        useEffect(() => {
          for (const touch of touches) removeEventListener(touch, handleTouch, true);
          removeEventListener("popstate", handleJump, true);
          isAsleep = () => false;
          handleAwake();
          // React takes no changes at once while it runs effects.
          queueMicrotask(repeat);
          // Whoever changed the address by script made React render the page anew, at its beginning.
          if (!built?.isConnected) queueMicrotask(() => goToHash(location.hash));
        }, []);
        return <Page />;
      },
    };
  });
}

/** How to do again what came too early: pressing a button, moving by keys, going to a place on the page. */
function repetitionOf(event: Event, target: Element): (() => void) | undefined {
  if (event instanceof KeyboardEvent) {
    const { key } = event;
    return () => target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }
  if (!(event instanceof MouseEvent && event.type === "click" && isPlainClick(event))) return undefined;
  const link = linkWithin(target, "a[href*='#']");
  if (!link) {
    const button = target.closest("button");
    return button ? () => button.click() : undefined;
  }
  // A change of the address would make the router render the page, for which it is too early.
  event.preventDefault();
  const back = peek(placeOf(link.hash));
  return () => {
    back();
    link.click();
  };
}

/** The link that was clicked, if it leads to a place on this page. */
function linkWithin(target: Element, selector: string): HTMLAnchorElement | undefined {
  const link = target.closest<HTMLAnchorElement>(selector);
  return link && link.pathname === location.pathname && link.origin === location.origin ? link : undefined;
}

/** A link of the shell to a place on this page that the router would follow; links to sections wait by themselves. */
function linkFromOutside(target: Element): boolean {
  return linkWithin(target, "a[href^='/'][href*='#']") !== undefined;
}
