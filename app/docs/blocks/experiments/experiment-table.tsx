import { RecordTable } from "#app/docs/blocks/lists/record-table.tsx";
import { type Experiment, measureOf, type SettingSummary, shownValue } from "#experiments/experiment.ts";
import type { TableCell } from "#model/results/evidence.ts";
import { namedValue } from "./named-value.ts";

interface ExperimentTableProps {
  /** With three factors: groups of rows, columns and rows. */
  of: Experiment;
  /** Defaults to the experiment's first measure. */
  measure?: string;
  /** Title of the last column: the first column's mean divided by the last one's. */
  ratio: string;
}

/** The results of an experiment: mean and standard deviation, with the values to compare in one row. */
export function ExperimentTable({ of, measure, ratio }: ExperimentTableProps) {
  const { name, settings, places } = measureOf(of, measure);
  const [group = "", across = "", down = ""] = of.factors;
  const valuesOf = (factor: number) => [...new Set(settings.map(({ values }) => values[factor] ?? ""))];
  const columns = valuesOf(1);
  const rowOf = (first: string, last: string) => {
    const cells = columns.flatMap(
      (column) => settings.find(({ values }) => `${values}` === `${[first, column, last]}`) ?? [],
    );
    const quotient = (cells[0]?.mean ?? 0) / (cells.at(-1)?.mean ?? 1);
    return [shownValue(last), ...cells.map((cell) => shown(cell, places)), quotient.toFixed(2)];
  };
  return (
    <RecordTable
      label={`Mean ${name} by ${of.factors.join(" and ")}`}
      columns={[
        capitalized(down),
        ...columns.map((value) => namedValue(across, value).replace(" ", "\u00a0")),
        ratio,
      ]}
      rows={valuesOf(0).flatMap((first) => [
        [`${capitalized(first)} ${group}`],
        ...valuesOf(2).map((last) => rowOf(first, last)),
      ])}
      hasNumbers
      hasEvenColumns
    />
  );
}

/** The mean with up to three digits, and its standard deviation with as many decimal places. */
function shown({ mean, deviation }: SettingSummary, most: number): TableCell {
  const places = Math.min(Math.max(2 - Math.floor(Math.log10(mean)), 0), most);
  return { text: mean.toFixed(places), note: `±\u00a0${deviation.toFixed(places)}` };
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
