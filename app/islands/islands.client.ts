import { on } from "#app/ui/delegate.ts";
import { showLoadFailure } from "#app/ui/notice.ts";
import { whenIdle } from "#app/ui/when-idle.ts";
import { onceNear } from "./near-screen.ts";
import { isIslandName } from "./registry.ts";
import { repeatEvent, type UserEvent } from "./repeat-event.ts";

const waiting = "[data-island]:not([data-hydrated])";
const hydrations = new WeakMap<Element, Promise<void>>();
const uses = new WeakMap<Element, (() => void)[]>();

/** Hydrates each island at the time its `data-when` specifies, or earlier if the reader uses it. */
export function startIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>(waiting)) {
    // A shared address has settings of the figure, and its first frame doesn't show them.
    const isSet = location.search.includes(`${island.parentElement?.dataset.figure}.`);
    if (island.dataset.when === "visible" || isSet) onceNear(island, () => hydrate(island));
    if (island.dataset.when === "idle") whenIdle(() => hydrate(island));
  }
}

on("pointerover", waiting, (_, island) => hydrate(island));
on("focusin", waiting, (_, island) => hydrate(island));
on("click", waiting, use);
on("input", waiting, use);

/** Events before hydration are replayed right after it. */
function use(event: UserEvent, island: HTMLElement): Promise<void> {
  const repeat = repeatEvent(event);
  if (!repeat) return hydrate(island);
  uses.set(island, [...(uses.get(island) ?? []), repeat]);
  return hydrateAndRepeat(island);
}

async function hydrateAndRepeat(island: HTMLElement): Promise<void> {
  await hydrate(island);
  if (!island.hasAttribute("data-hydrated")) return showLoadFailure(() => hydrateAndRepeat(island));
  const repeats = uses.get(island) ?? [];
  uses.delete(island);
  for (const repeat of repeats) {
    repeat();
    // One by one, in the order they happened: React renders in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Resolves even on failure: the island then keeps its built HTML, and the next attempt retries. */
function hydrate(island: HTMLElement): Promise<void> {
  const known = hydrations.get(island);
  if (known) return known;
  const hydration = load(island).catch((error: unknown) => {
    console.warn(error);
    hydrations.delete(island);
  });
  hydrations.set(island, hydration);
  return hydration;
}

async function load(island: HTMLElement): Promise<void> {
  const name = island.dataset.island;
  if (!isIslandName(name)) throw new Error(`No island is called ${name}.`);
  const { hydrateIsland } = await import("./hydrate.tsx");
  await hydrateIsland(island, name);
  island.dataset.hydrated = "";
}
