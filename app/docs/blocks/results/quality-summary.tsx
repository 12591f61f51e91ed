import { pageLimit, pageSizes } from "#app/docs/page-sizes.ts";
import type { Evidence } from "#model/results/evidence.ts";
import { RecordTable } from "../lists/record-table.tsx";

/** The page's figures, with the number of pages within the limit, which only the build knows. */
export function QualitySummary({ of: { tables } }: { of: Evidence }) {
  const sizes = [...pageSizes.values()];
  const within = sizes.filter((size) => size <= pageLimit).length;
  const all = within === sizes.length ? "" : ` of ${sizes.length}`;
  return tables.map(({ columns, rows, ...table }) => (
    <RecordTable
      key={table.label}
      {...table}
      columns={columns.toSpliced(2, 0, `Pages within ${pageLimit / 1000}\u00A0kB`)}
      rows={rows.map((row) => row.toSpliced(2, 0, sizes.length > 0 ? `${within}${all}` : "–"))}
    />
  ));
}
