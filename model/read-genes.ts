import { type GeneName, geneNames } from "#simulation/dna.ts";

/** The genes that a program printed, one per line such as `speed 0.45`; undefined if one of the six is missing. */
export function readGenes(text: string): Record<GeneName, number> | undefined {
  const rows = [...text.matchAll(/^ *([a-z]+) +([01]\.\d+)$/gm)];
  const printed = new Map(rows.map(([, name, value]) => [name, Number(value)]));
  const genes = geneNames.map((name) => [name, printed.get(name)]);
  if (genes.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(genes);
}
