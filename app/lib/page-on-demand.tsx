import { type ComponentType, lazy, useEffect } from "react";
import { goToHash } from "./closed-content.ts";
import { subscribeLanguage } from "./language.ts";

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

/** Loads the script of the page that the reader came in on, if that has not happened yet. */
export function wakePage(): void {
  wake();
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
  const content = document.getElementById("content");
  const built = content?.querySelector(".prose > *");
  const path = location.pathname;
  // What the reader did while the script was on the way.
  let repeat = () => {};

  function handleTouch(event: Event) {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (!content?.contains(target) && !(event.type === "click" && linkWithin(target))) return;
    wakePage();
    repeat = repetitionOf(event, target) ?? repeat;
  }

  // A change of place on the page would make the router render it, for which it is too early.
  function handlePop(event: PopStateEvent) {
    // Another page, or back on this one after another: the router has it in hand.
    if (location.pathname !== path || !built?.isConnected) return;
    event.stopImmediatePropagation();
    wakePage();
    repeat = () => dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }

  // React stops events on the document that it cannot answer yet, so they are caught before it.
  for (const touch of touches) addEventListener(touch, handleTouch, true);
  addEventListener("popstate", handlePop, true);
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
    return {
      default: function WokenPage() {
        useEffect(() => {
          for (const touch of touches) removeEventListener(touch, handleTouch, true);
          removeEventListener("popstate", handlePop, true);
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
  if (event.type !== "click") return undefined;
  const link = linkWithin(target);
  const control = link ?? target.closest("button");
  if (!control) return undefined;
  if (link) {
    event.preventDefault();
    document.getElementById(link.hash.slice(1))?.scrollIntoView();
  }
  return () => control.click();
}

/** The link that was clicked, if it leads to a place on this page. */
function linkWithin(target: Element): HTMLAnchorElement | undefined {
  const link = target.closest<HTMLAnchorElement>("a[href*='#']");
  return link && link.pathname === location.pathname && link.origin === location.origin ? link : undefined;
}
