import type { Definition } from "#experiments/definitions.ts";
import type { Row } from "#experiments/results-file.ts";

/** Every value that differs from the stored one, with its experiment, setting and seed. */
export function differences(
  { name, measures }: Definition,
  stored: readonly Row[],
  rows: readonly Row[],
): string[] {
  const storedRows = new Map(stored.map((row) => [keyOf(row), row]));
  return rows.flatMap((row) => {
    const where = `${name}: ${keyOf(row)}`;
    const before = storedRows.get(keyOf(row));
    if (!before) return [`${where}: nothing is stored. Run npm run experiments -- ${name}.`];
    return measures.flatMap((measure, column) => {
      const [was, is] = [before.values[column], row.values[column]];
      return was === is ? [] : [`${where}: ${measure.name} is ${is}, stored is ${was}.`];
    });
  });
}

function keyOf({ setting, seed }: Row): string {
  return `${setting.join(", ")}, seed ${seed}`;
}
