import { type ComponentType, lazy, useEffect } from "react";
import { showNotice } from "#app/ui/notice.ts";
import { docsMeta } from "./docs-meta.ts";
import { programLanguages, subscribeLanguage } from "./language.ts";
import { loadWholePage } from "./load-whole-page.ts";
import { onceNear } from "./near-screen.ts";
import { placeOf } from "./places.ts";
import { isPlainPress } from "./plain-press.ts";

interface PageModule {
  default: ComponentType;
}

/** A route module in the built page: its own script is not loaded yet. See tools/hold-page-script.ts. */
interface HeldModule {
  held: string;
  default?: ComponentType;
  meta?: typeof docsMeta;
}

const touches = ["pointerover", "pointerdown", "focusin", "keydown", "click", "beforematch"] as const;
// The built page shows the default language. It also has one open panel in each set of tabs and no extra lines:
// where there are more, the browser found something for the reader before scripts ran.
const changed = [
  ...programLanguages.slice(1).map((language) => `:root[data-lang=${language}] [data-language]`),
  "[data-panel]:not([hidden]) ~ [data-panel]:not([hidden])",
  ".extra:not([hidden])",
].join();

/** The content as it was built. Gone from the document once the reader has left the page. */
let content: Element | null = null;
let isAwake = true;
let isWanted = false;
let handleWanted = () => {};
let handleAwake = () => {};
const awake = new Promise<void>((resolve) => {
  handleAwake = resolve;
});

/** Loads the script of the page that the reader came in on, if that has not happened yet. */
export function wakePage(): void {
  isWanted = true;
  handleWanted();
}

function isAsleep(): boolean {
  return !isAwake && content?.isConnected === true;
}

/**
 * Goes to a place on the page in a way that changes the address, which makes the router render the page. While
 * it is too early for that, the place is shown.
 */
export async function goWhenAwake(place: Element | null, go: () => unknown): Promise<void> {
  if (!isAsleep()) return void go();
  wakePage();
  const goOn = peek(place);
  await awake;
  goOn(go);
}

/** Shows a place. What is to follow finds the reader's old position, for the way back, or is no longer wanted. */
function peek(place: Element | null): (go: () => unknown) => void {
  const before = scrollY;
  place?.scrollIntoView();
  const shown = scrollY;
  const top = topOf(place);
  return (go) => {
    const now = scrollY;
    // A late font or a list that closes moves the page or the place, not both; whoever scrolls moves both, and further.
    const moved = Math.min(Math.abs(now - shown), Math.abs(topOf(place) - top));
    if (!content?.isConnected || moved > innerHeight / 2) return;
    scrollTo(0, before);
    go();
    // The router has taken note of the position; the reader need not see it.
    scrollTo(0, now);
  };
}

function topOf(place: Element | null): number {
  return place?.getBoundingClientRect().top ?? -scrollY;
}

/**
 * The page that the reader came in on is complete without its script. It is loaded when the reader first
 * touches the content, when the address points into it, or when what is shown is not what was built, so that
 * assistive technology is told; until then the built HTML stays as it is.
 */
export function holdPage(modules: Record<string, object>): void {
  for (const module of Object.values(modules)) {
    if (!isHeld(module)) continue;
    module.default = pageOnDemand(() => import(/* @vite-ignore */ module.held));
    module.meta = docsMeta;
  }
}

function isHeld(module: object): module is HeldModule {
  return "held" in module;
}

function pageOnDemand(load: () => Promise<PageModule>): ComponentType {
  const { pathname: path } = location;
  content = document.querySelector("[data-page-content]");
  isAwake = false;
  let isLoaded = false;
  let handleLoaded = () => {};
  const loaded = new Promise<void>((resolve) => {
    handleLoaded = resolve;
  });
  // What the reader did while the script was on the way.
  let repeat: (() => void) | undefined;

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
  // A living figure starts when it comes near the screen, and is part of the content.
  for (const figure of content?.querySelectorAll("[data-figure]") ?? []) onceNear(figure, wakePage);

  async function loadWhenWanted(): Promise<PageModule> {
    if (!isWanted)
      await new Promise<void>((resolve) => {
        handleWanted = resolve;
      });
    try {
      return await load();
    } catch {
      // Back on the page without its script, only the built file can show it.
      if (!content?.isConnected && location.pathname === path) loadWholePage(path, wakePage);
      // The text stays readable. Whatever the reader touches next is another occasion.
      else if (repeat)
        showNotice("This needs a file that could not be loaded. Check your connection, then try again.", {
          label: "Try again",
          onPress: wakePage,
        });
      isWanted = false;
      return loadWhenWanted();
    }
  }

  return lazy(async () => {
    isWanted ||= location.hash !== "" || content?.querySelector(changed) != null;
    const { default: Page } = await loadWhenWanted();
    isLoaded = true;
    handleLoaded();
    return {
      default: function WokenPage() {
        useEffect(() => {
          // It is mounted again when the reader comes back to the page, and wakes only once.
          if (isAwake) return;
          isAwake = true;
          for (const touch of touches) removeEventListener(touch, handleTouch, true);
          removeEventListener("popstate", handleJump, true);
          handleAwake();
          // React takes no changes at once while it runs effects.
          if (repeat) queueMicrotask(repeat);
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
    if (!isPlainPress(event)) return undefined;
    return () => target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }
  if (!(event instanceof MouseEvent && event.type === "click" && isPlainPress(event))) return undefined;
  const link = linkWithin(target, "a[href*='#']");
  if (!link) {
    const button = target.closest("button");
    return button ? () => button.click() : undefined;
  }
  // A change of the address would make the router render the page, for which it is too early.
  event.preventDefault();
  const goOn = peek(placeOf(link.hash));
  return () => goOn(() => link.click());
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
