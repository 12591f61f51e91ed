import { isInView } from "./motion.ts";
import type { Scene } from "./population-model.ts";

/** What the dish shows, in one sentence. */
export function inWords({ cells, step, food, births, deaths }: Scene): string {
  const inView = cells.filter(isInView).length;
  const lives = births + deaths > 0 ? `, ${births} born and ${deaths} starved` : "";
  return `Step ${step}: ${cells.length} organisms alive, ${inView} of them in view${lives}, ${food.toFixed(1)} food left; ${countsInWords(cells)}.`;
}

/** How many have which behavior, such as "12 Social". */
export function countsInWords(cells: Scene["cells"]): string {
  const counts = new Map<string, number>();
  for (const { behavior } of cells) counts.set(behavior, (counts.get(behavior) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([behavior, count]) => `${count} ${behavior}`)
    .join(", ");
}
