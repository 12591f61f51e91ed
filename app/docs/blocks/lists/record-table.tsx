import type { ReactNode } from "react";
import { CodeText } from "#app/ui/code-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { EvidenceTable, TableCell } from "#model/results/evidence.ts";

interface RecordTableProps extends EvidenceTable {
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

/** A table of short texts. Where it is wider than the screen, it scrolls by itself; on phones, rows of words are blocks. */
export function RecordTable({ folded, ...table }: RecordTableProps) {
  if (!folded) return <OpenTable {...table} />;
  return (
    <details className="record-fold">
      <summary data-markdown="skip">
        <Icon name="chevron-right" className="disclosure size-4" />
        {folded}
      </summary>
      <OpenTable {...table} />
    </details>
  );
}

function OpenTable({ label, columns, rows, ids, below, ...table }: Omit<RecordTableProps, "folded">) {
  const { hasNumbers, hasEvenColumns, hasSum, outcomeColumn, hasSentences } = table;
  const { namesAreValues, emphasized, strongRows, wideColumns = [] } = table;
  const hasTotals = hasNumbers && rows.length === 1;
  // How many columns of numbers fit on a phone.
  const onPhones = columns.length - wideColumns.length;
  const isNarrow = hasNumbers && onPhones <= 6;
  const looks = {
    "record-totals": hasTotals,
    "record-blocks": !(hasTotals || isNarrow || outcomeColumn),
    "record-columns": !hasTotals && isNarrow && onPhones > 4 && !hasEvenColumns,
    "record-numbers": hasNumbers,
    "record-even": !hasTotals && hasEvenColumns,
    "record-brief": columns.every((title, place) => place === 0 || title.length <= 9),
    "record-sum": hasSum,
    "record-outcomes": outcomeColumn,
    "record-sentences": hasSentences,
  };
  const names = Object.entries(looks).flatMap(([look, applies]) => (applies ? [look] : []));
  /** Attributes of a cell that depend on its column. */
  function inColumn(place: number, cell: TableCell): object {
    const title = columns[place] ?? "";
    const isMarked = emphasized?.includes(title) && cell !== "0";
    return {
      className: wideColumns.includes(title) ? "max-sm:hidden" : undefined,
      "data-outcome": title === outcomeColumn ? cell : isMarked ? title : undefined,
    };
  }
  const isStrong = (name: TableCell) => typeof name === "string" && strongRows?.includes(name);
  const isHeading = (cells: readonly TableCell[]) => cells.length === 0 && columns.length > 1;
  const roles = tableRoles;
  return (
    // A scrollable region must be reachable by keyboard, so it takes focus.
    <section aria-label={label} tabIndex={0} className={["record-table", ...names].join(" ")}>
      <table {...roles.table}>
        <thead {...roles.rows}>
          <tr {...roles.row}>
            {columns.map((title) => (
              <th
                key={title}
                {...roles.column}
                className={wideColumns.includes(title) ? "max-sm:hidden" : undefined}
              >
                <CodeText text={title} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rows}>
          {rows.map(([first = "", ...cells], index) => (
            <tr key={JSON.stringify([first, ...cells])} id={ids?.[index]} {...roles.row}>
              {/* A number needs its label, a name doesn't. */}
              <th
                {...roles.name}
                {...inColumn(0, first)}
                {...(isHeading(cells) && {
                  colSpan: columns.length,
                  scope: "colgroup",
                  className: "bg-sunken",
                })}
                data-label={hasTotals || namesAreValues ? columns[0] : undefined}
              >
                <Cell of={first} isStrong={isHeading(cells) || isStrong(first)} />
              </th>
              {cells.map((cell, place) => (
                <td
                  key={columns[place + 1]}
                  {...roles.cell}
                  {...inColumn(place + 1, cell)}
                  data-label={columns[place + 1]}
                >
                  <Cell of={cell} isStrong={isStrong(first)} />
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

function Cell({ of, isStrong }: { of: TableCell; isStrong?: boolean | undefined }) {
  if (typeof of === "string") {
    const text = <CodeText text={of} />;
    return isStrong ? <strong>{text}</strong> : text;
  }
  const { list, text, note, link } = of;
  const words = (
    <>
      <CodeText text={text} />
      {note && <small className="text-muted text-xs max-sm:block"> {note}</small>}
      {link && <a href={link.href}>{link.text}</a>}
    </>
  );
  if (!list) return words;
  return (
    <>
      <details>
        <summary>{list.summary}</summary>
        <CodeText text={list.items} />
      </details>
      {(text || link) && <p>{words}</p>}
    </>
  );
}
