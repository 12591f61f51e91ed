import { Dna, geneNames } from "#simulation/dna.ts";
import { type DnaState, type DnaValues, flip, ordinaryFor } from "./dna-model.ts";
import type { Mark } from "./trace.ts";

/** Describes the figure in a few sentences. */
export function inWords(state: DnaState, values: DnaValues): string {
  const { bits, changedDigits, child, parent } = state;
  const event = eventInWords(state, values);
  const count = changedDigits.filter(Boolean).length;
  if (count === 0) return `${event} Its checksum is the same.`;
  const distance = child.dna.distance(parent).toFixed(3);
  return `${event} ${bits.differing} of ${bits.all} bits differ${state.other ? " from the first" : ""} (distance ${distance}), and ${count} of 64 checksum digits.`;
}

function eventInWords(state: DnaState, values: DnaValues): string {
  const { operation, probability, gene, value } = values;
  const { child, point } = state;
  if (point !== undefined)
    return `Crossover: ${point} bytes from the first parent, ${child.bytes.length - point} from the second.`;
  if (operation === flip) return `Bit ${values.bit} of byte ${values.byte} is flipped.`;
  if (operation === "Set a gene")
    return `Of 256 possible values for ${gene}, the nearest to ${value.toFixed(2)} is ${child.dna.gene(gene).toFixed(3)}.`;
  const events = eventsOf(state).map(({ count, what }) => `${count} ${what}`);
  if (events.length > 0) return `${operation}: ${events.join(", ")}.`;
  const [, rate = 0] = ordinaryFor(operation);
  const share = (1 - probability) ** Dna.length;
  const luck = rate > 0 ? ` At this probability, ${Math.round(share * 100)}% of copies are exact.` : "";
  return `${operation}: nothing happened.${luck}`;
}

const events: readonly Mark[] = ["flipped", "inserted", "reversed", "set"];

/** Counts the bytes by what happened to them. */
export function eventsOf({ child, removed }: DnaState): { what: Mark | "removed"; count: number }[] {
  const counted = events.map((what) => ({
    what,
    count: child.bytes.filter(({ mark }) => mark === what).length,
  }));
  return [...counted, { what: "removed" as const, count: removed.length }].filter(({ count }) => count > 0);
}

/** The table of numbers behind the picture, with a column for each sequence. */
export function tableOf({ parent, other, child }: DnaState): { columns: string[]; rows: string[][] } {
  const all = other ? [parent, other, child.dna] : [parent, child.dna];
  const names = other ? ["First parent", "Second parent", "Child"] : ["Parent", "Child"];
  return {
    columns: ["Value", ...names],
    rows: [
      ...geneNames.map((name) => [name, ...all.map((dna) => dna.gene(name).toFixed(3))]),
      ["bytes", ...all.map(({ sequence }) => String(sequence.length))],
      ["distance to the child", ...all.map((dna) => dna.distance(child.dna).toFixed(3))],
      ["checksum", ...all.map((dna) => dna.checksum())],
    ],
  };
}
