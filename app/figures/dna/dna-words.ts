import { Dna, geneNames } from "#simulation/dna.ts";
import { type DnaState, type DnaValues, ordinaryFor } from "./dna-model.ts";
import type { Mark } from "./trace.ts";

/** What the figure shows, in a few sentences. */
export function inWords(state: DnaState, values: DnaValues): string {
  const { bits, changedDigits, child, parent } = state;
  const distance = `The child is ${bits.differing} of ${bits.all} bits away from its ${state.other ? "first " : ""}parent (distance ${child.dna.distance(parent).toFixed(3)}).`;
  const count = changedDigits.filter(Boolean).length;
  const checksum =
    count === 0 ? "Its checksum is the same." : `${count} of 64 digits of its checksum are different.`;
  return `${eventInWords(state, values)} ${distance} ${checksum}`;
}

function eventInWords(state: DnaState, values: DnaValues): string {
  const { operation, probability, gene, value } = values;
  const { child, point } = state;
  if (point !== undefined)
    return `Crossover: ${point} bytes of the first parent, ${child.bytes.length - point} of the second.`;
  if (operation === "Set a gene")
    return `Asked for ${gene} ${value.toFixed(2)}, the nearest of 256 steps is ${child.dna.gene(gene).toFixed(3)}.`;
  const events = eventsOf(state).map(({ count, what }) => `${count} ${what}`);
  if (events.length > 0) return `${operation}: ${events.join(", ")}.`;
  const [, rate = 0] = ordinaryFor(operation);
  const share = (1 - probability) ** Dna.length;
  const luck = rate > 0 ? ` At this probability ${Math.round(share * 100)}% of copies are exact.` : "";
  return `${operation}: nothing happened.${luck}`;
}

const events: readonly Mark[] = ["flipped", "inserted", "reversed", "set"];

/** What happened to how many bytes. */
export function eventsOf({ child, removed }: DnaState): { what: Mark | "removed"; count: number }[] {
  const counted = events.map((what) => ({
    what,
    count: child.bytes.filter(({ mark }) => mark === what).length,
  }));
  return [...counted, { what: "removed" as const, count: removed.length }].filter(({ count }) => count > 0);
}

/** The numbers behind the picture, with a column for each sequence. */
export function tableOf({ parent, other, child }: DnaState): { columns: string[]; rows: string[][] } {
  const all = other ? [parent, other, child.dna] : [parent, child.dna];
  const names = other ? ["First parent", "Second parent", "Child"] : ["Parent", "Child"];
  return {
    columns: ["Value", ...names],
    rows: [
      ...geneNames.map((name) => [name, ...all.map((dna) => dna.gene(name).toFixed(3))]),
      ["bytes", ...all.map(({ sequence }) => String(sequence.length))],
      ["distance to the child", ...all.map((dna) => dna.distance(child.dna).toFixed(3))],
      ["checksum", ...all.map((dna) => `${dna.checksum().slice(0, 16)}…`)],
    ],
  };
}
