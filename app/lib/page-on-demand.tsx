import { type ComponentType, lazy, useEffect } from "react";

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

/** Loads the script of the page that the reader came in on, if that has not happened yet. */
export function wakePage(): void {
  wake();
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
  const content = document.getElementById("content");
  // What the reader did while the script was on the way.
  let repeat = () => {};

  function handleTouch(event: Event) {
    const { target } = event;
    if (!(target instanceof Element) || !content?.contains(target)) return;
    // The page's header stands there too, but it is part of the shell, which answers for itself.
    if (target.closest("header")) return;
    wakePage();
    repeat = repetitionOf(event, target) ?? repeat;
  }

  // React stops events on the document that it cannot answer yet, so they are caught before it.
  for (const touch of touches) addEventListener(touch, handleTouch, true);
  addEventListener("hashchange", wakePage);

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
    return {
      default: function WokenPage() {
        useEffect(() => {
          for (const touch of touches) removeEventListener(touch, handleTouch, true);
          removeEventListener("hashchange", wakePage);
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
  const control = event.type === "click" && target.closest<HTMLElement>("button, a[href^='#']");
  if (!control) return undefined;
  if (control instanceof HTMLAnchorElement) {
    // A change of the address would make the router render the page, for which it is too early.
    event.preventDefault();
    document.getElementById(control.hash.slice(1))?.scrollIntoView();
  }
  return () => control.click();
}
