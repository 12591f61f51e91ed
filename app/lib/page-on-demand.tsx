import { type ComponentType, lazy, useEffect } from "react";
import { decode } from "./decode.ts";
import { isPlainClick } from "./plain-click.ts";

interface PageModule {
  default: ComponentType;
}

/** A route module in the built page: its own script is not loaded yet. See tools/hold-page-script.ts. */
interface HeldModule {
  held: string;
  default?: ComponentType;
}

const touches = ["pointerover", "pointerdown", "focusin", "keydown", "click"] as const;
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
 * touches the content, or when the address points into it; until then the built HTML stays as it is.
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
    if (!(target instanceof Element) || !content?.contains(target)) return;
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
    const { default: Page } = await loadWhenWanted(location.hash !== "");
    isLoaded = true;
    handleLoaded();
    return {
      default: function WokenPage() {
        useEffect(() => {
          for (const touch of touches) removeEventListener(touch, handleTouch, true);
          removeEventListener("popstate", handleJump, true);
          isAsleep = () => false;
          handleAwake();
          repeat();
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
  const isClick = event instanceof MouseEvent && event.type === "click" && isPlainClick(event);
  const control = isClick && target.closest<HTMLElement>("button, a[href^='#']");
  if (!control) return undefined;
  if (!(control instanceof HTMLAnchorElement)) return () => control.click();
  // A change of the address would make the router render the page, for which it is too early.
  event.preventDefault();
  const back = peek(document.getElementById(decode(control.hash.slice(1))));
  return () => {
    back();
    control.click();
  };
}
