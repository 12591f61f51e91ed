import { RecordTable } from "#app/docs/blocks/lists/record-table.tsx";
import { type Experiment, measureOf, type SettingSummary, shownValue } from "#experiments/experiment.ts";

interface ExperimentTableProps {
  of: Experiment;
  /** Defaults to the experiment's first measure. */
  measure?: string;
}

/**
 * The results of an experiment: a row for each setting. With three factors, the first one groups the rows. Phones have
 * no room for the interval, which the plot shows.
 */
export function ExperimentTable({ of, measure }: ExperimentTableProps) {
  const { name, places, settings } = measureOf(of, measure);
  const [group = "", ...others] = of.factors.length > 2 ? of.factors : ["", ...of.factors];
  const groups = [...new Set(settings.map(({ values }) => (group ? values[0] : undefined)))];
  const rowOf = ({ values, mean, deviation, low, high }: SettingSummary) => [
    ...values.slice(-others.length).map(shownValue),
    mean.toFixed(places),
    deviation.toFixed(places),
    `${low.toFixed(places)}–${high.toFixed(places)}`,
  ];
  return (
    <RecordTable
      label={`Mean ${name} by ${of.factors.join(" and ")}`}
      columns={[...others.map(capitalized), "Mean", "SD", interval]}
      rows={groups.flatMap((value) => [
        ...(value ? [[`${capitalized(value)} ${group}`]] : []),
        ...settings.filter(({ values }) => !value || values[0] === value).map(rowOf),
      ])}
      hasNumbers
      hasEvenColumns
      wideColumns={[interval]}
    />
  );
}

const interval = "95% CI";

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
