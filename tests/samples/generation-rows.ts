const row = /^ *(\d+) +(\d\.\d+) +(\d\.\d+) +(\d\.\d+)$/gm;

/** Parses the lines of an output that consist of a generation and its three numbers. */
export function generationRows(output: string) {
  return [...output.matchAll(row)].map(([, generation, best, average, diversity]) => ({
    generation: Number(generation),
    best: Number(best),
    average: Number(average),
    diversity: Number(diversity),
  }));
}
