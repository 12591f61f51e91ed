import { pageLimit, pageSizes } from "#app/docs/page-sizes.ts";
import { evenNumbers } from "#model/results/evidence.ts";
import { bytes, share } from "#model/results/numbers.ts";
import { RecordTable } from "../lists/record-table.tsx";

/** How many pages are shown before the rest is folded. */
const shown = 5;

/** The size of the largest pages and the median; all others are folded. */
export function PageSizes() {
  const sizes = [...pageSizes].sort(([, a], [, b]) => b - a);
  const rows = sizes.map(([path, size]) => rowOf(path, size));
  // In development, pages aren't compressed.
  const median = sizes[Math.floor(sizes.length / 2)]?.[1] ?? 0;
  const columns = ["Page", "Bytes", "Of the limit"];
  return (
    <>
      <RecordTable
        label="Bytes of the largest pages"
        columns={columns}
        rows={[...rows.slice(0, shown), rowOf(`Median of ${rows.length} pages`, median)]}
        hasSum
        {...evenNumbers}
      />
      <RecordTable
        label="Bytes of the other pages"
        columns={columns}
        rows={rows.slice(shown)}
        folded={`The other ${rows.length - shown} pages`}
        {...evenNumbers}
      />
    </>
  );
}

function rowOf(name: string, size: number): string[] {
  return [name, bytes(size), share(size / pageLimit)];
}
