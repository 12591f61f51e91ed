import type { ReactNode } from "react";
import { CodeText } from "#app/ui/code-text.tsx";

interface RecordTableProps {
  /** The table's label for assistive technology. */
  label: string;
  columns: readonly string[];
  /** The first cell of a row is its header. Backticks mark code. */
  rows: readonly (readonly string[])[];
  /** Cells are numbers, which need no room for words. */
  hasNumbers?: boolean;
  /** Stands under the last cell of each row, such as a line of code. */
  below?: readonly ReactNode[];
}

/** Named in the page, because browsers may drop the roles of tables that styles turn into blocks. */
export const tableRoles: Record<"table" | "rows" | "row" | "column" | "name" | "cell", object> = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader", scope: "col" },
  name: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
};

/** A table of short texts. Where it is wider than the screen, it scrolls by itself; on phones its rows are blocks. */
export function RecordTable({ label, columns, rows, hasNumbers, below }: RecordTableProps) {
  const { table, rows: group, row, column, name, cell } = tableRoles;
  const looks = {
    "record-numbers": hasNumbers,
    "record-totals": hasNumbers && rows.length === 1,
    "record-pairs": hasNumbers && columns.length === 2,
    "record-outcomes": columns.includes("Result"),
  };
  const names = Object.entries(looks).flatMap(([look, applies]) => (applies ? [look] : []));
  return (
    // A scrollable region must be reachable by keyboard, so it takes focus.
    <section aria-label={label} tabIndex={0} className={["record-table", ...names].join(" ")}>
      <table {...table}>
        <thead {...group}>
          <tr {...row}>
            {columns.map((title) => (
              <th key={title} {...column}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...group}>
          {rows.map(([first = "", ...cells], index) => (
            <tr
              key={[first, ...cells].join()}
              {...row}
              className={first === "All" ? "record-sum" : undefined}
            >
              {/* A number needs its label, a name doesn't. */}
              <th {...name} data-label={hasNumbers ? columns[0] : undefined}>
                <CodeText text={first} />
              </th>
              {cells.map((text, place) => (
                <td
                  key={columns[place + 1]}
                  {...cell}
                  data-label={columns[place + 1]}
                  data-outcome={columns[place + 1] === "Result" ? text : undefined}
                >
                  <CodeText text={text} />
                  {place === cells.length - 1 && below?.[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
