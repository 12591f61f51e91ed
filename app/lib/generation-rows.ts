/** What a program printed about one generation. */
export interface GenerationRow {
  generation: number;
  best: number;
  average: number;
  diversity: number;
}

const row = /^ *(\d+) +(\d\.\d+) +(\d\.\d+) +(\d\.\d+)$/gm;

/** The lines of an output that hold a generation and its three numbers; every other line is left out. */
export function generationRows(output: string): GenerationRow[] {
  return [...output.matchAll(row)].map(([, generation, best, average, diversity]) => ({
    generation: Number(generation),
    best: Number(best),
    average: Number(average),
    diversity: Number(diversity),
  }));
}
