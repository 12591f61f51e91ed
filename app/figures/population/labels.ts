import type { Behavior } from "#simulation/life-cycle.ts";
import { isWellInView, type Motion, placeAt, radius, sizeOf, type Track } from "./motion.ts";

export interface Label {
  behavior: Behavior;
  y: number;
  /** The cell that the leader line points at. */
  example: Track;
}

const rows: readonly { behavior: Behavior; y: number }[] = [
  { behavior: "Social", y: 110 },
  { behavior: "Exploration", y: 200 },
  { behavior: "Aggressive", y: 290 },
  { behavior: "Conservation", y: 380 },
];

/** A name at the edge for each behavior, and an example near it: the one that it pointed at before, if it can. */
export function labelsOf({ tracks }: Motion, before: readonly Label[] = []): Label[] {
  return rows.flatMap(({ behavior, y }) => {
    const old = before.find((label) => label.behavior === behavior)?.example.cell.id;
    const shown = tracks.filter(({ cell }) => cell.behavior === behavior && isWellInView(cell));
    const distance = ({ to }: Track) => Math.hypot(to.x - (radius * 2 - 40), to.y - y);
    const [nearest] = [...shown].sort((one, other) => distance(one) - distance(other));
    const example = shown.find(({ cell }) => cell.id === old) ?? nearest;
    return example ? [{ behavior, y, example }] : [];
  });
}

/** The line from an example to its name, as in a notebook sketch. */
export function leaderPath({ y, example }: Label, moment: number): string {
  const { x, y: height } = placeAt(example, moment);
  return `M${Math.round(x + sizeOf(example.cell))} ${height}L${radius * 2 - 6} ${y}H${radius * 2 + 4}`;
}
