import { RecordTable } from "#app/docs/blocks/lists/record-table.tsx";
import { type Experiment, measureOf, shownValue } from "#experiments/experiment.ts";

interface ExperimentTableProps {
  of: Experiment;
  /** Defaults to the experiment's first measure. */
  measure?: string;
}

/** The results of an experiment: a row for each setting. */
export function ExperimentTable({ of, measure }: ExperimentTableProps) {
  const { name, places, settings } = measureOf(of, measure);
  return (
    <RecordTable
      label={`Mean ${name} by ${of.factors.join(" and ")}`}
      columns={[...of.factors.map(capitalized), "Mean", "SD", "95% CI", "n"]}
      rows={settings.map(({ values, mean, deviation, low, high, count }) => [
        ...values.map(shownValue),
        mean.toFixed(places),
        deviation.toFixed(places),
        `${low.toFixed(places)}–${high.toFixed(places)}`,
        `${count}`,
      ])}
      hasNumbers
    />
  );
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
