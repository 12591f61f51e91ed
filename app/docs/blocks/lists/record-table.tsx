import type { ReactNode } from "react";
import { CodeText } from "#app/ui/code-text.tsx";

interface RecordTableProps {
  /** Says what the table holds; not shown. */
  label: string;
  columns: readonly string[];
  /** The first cell of a row names it. Backticks mark code. */
  rows: readonly (readonly string[])[];
  /** Stands under the last cell of each row, such as a line of code. */
  below?: readonly ReactNode[];
}

/** A table of short texts. Where it is wider than the screen, it scrolls by itself. */
export function RecordTable({ label, columns, rows, below }: RecordTableProps) {
  return (
    // A section that scrolls must be reachable by keyboard, so it takes focus.
    <section
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-xl border border-line bg-raised -outline-offset-2"
    >
      <table className="w-full text-left align-top text-sm [&_:not(pre)>code]:whitespace-nowrap">
        <thead className="border-line border-b bg-sunken text-muted">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 font-medium sm:px-4">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divided">
          {rows.map(([name = "", ...cells], row) => (
            <tr key={name} className="align-top">
              {/* A name in code is one word, which would otherwise break anywhere. */}
              <th
                scope="row"
                className={`px-3 py-2.5 font-medium sm:px-4 ${name.startsWith("`") ? "whitespace-nowrap" : ""}`}
              >
                <CodeText text={name} />
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="px-3 py-2.5 last:min-w-44 sm:px-4">
                  <CodeText text={cell} />
                  {index === cells.length - 1 && below?.[row]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
