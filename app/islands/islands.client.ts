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
    if (island.dataset.when === "visible" || isSet) onceNear(island, () => prepare(island));
    if (island.dataset.when === "idle") whenIdle(() => prepare(island));
  }
}

on("pointerover", waiting, (_, island) => prepare(island));
on("focusin", waiting, (_, island) => prepare(island));
on("click", waiting, use);
on("input", waiting, use);

/** Events before hydration are replayed right after it. */
function use(event: UserEvent, island: HTMLElement): Promise<void> {
  const repeat = repeatEvent(event);
  if (!repeat) return prepare(island);
  uses.set(island, [...(uses.get(island) ?? []), repeat]);
  return hydrateAndRepeat(island);
}

async function hydrateAndRepeat(island: HTMLElement): Promise<void> {
  try {
    await hydrate(island);
  } catch (error) {
    console.warn(error);
    return showLoadFailure(() => hydrateAndRepeat(island));
  }
  const repeats = uses.get(island) ?? [];
  uses.delete(island);
  for (const repeat of repeats) {
    repeat();
    // One by one, in the order they happened: React renders in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Hydrates ahead of use. After a failure the island keeps its built HTML, and the next attempt retries. */
async function prepare(island: HTMLElement): Promise<void> {
  // Not reported: Firefox cancels scripts when the reader leaves the page.
  await hydrate(island).catch(() => {});
}

function hydrate(island: HTMLElement): Promise<void> {
  const known = hydrations.get(island);
  if (known) return known;
  const hydration = load(island);
  hydrations.set(island, hydration);
  hydration.catch(() => hydrations.delete(island));
  return hydration;
}

async function load(island: HTMLElement): Promise<void> {
  const name = island.dataset.island;
  if (!isIslandName(name)) throw new Error(`No island is called ${name}.`);
  const { hydrateIsland } = await import("./hydrate.tsx");
  await hydrateIsland(island, name);
  island.dataset.hydrated = "";
}
