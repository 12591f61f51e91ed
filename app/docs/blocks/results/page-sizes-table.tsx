import { pageSizes } from "#app/docs/page-sizes.ts";
import { RecordTable } from "../lists/record-table.tsx";

/** The size of each page, largest first. */
export function PageSizes() {
  const rows = [...pageSizes]
    .sort(([, a], [, b]) => b - a)
    .map(([path, size]) => [path, size.toLocaleString("en-US")]);
  return (
    <RecordTable
      label="Bytes per page"
      columns={["Page", "Bytes"]}
      // In development, pages aren't compressed.
      rows={rows.length > 0 ? rows : [["Not built", "–"]]}
      hasNumbers
    />
  );
}
