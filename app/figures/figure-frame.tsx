import type { ReactNode, Ref } from "react";

interface FigureFrameProps {
  /** What the figure is about, as a heading would say it. */
  title: string;
  caption: ReactNode;
  place?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The frame of a living figure: its name, then picture, words and controls, then what it teaches. */
export function FigureFrame({ title, caption, place, children }: FigureFrameProps) {
  return (
    <figure ref={place} className="living-figure">
      <p className="living-figure-title">{title}</p>
      {children}
      <figcaption className="max-w-[70ch] text-muted text-sm">{caption}</figcaption>
    </figure>
  );
}

interface ReadoutProps {
  /** While it changes by itself, it is not read out. */
  isRunning?: boolean;
  children: ReactNode;
}

/** What the picture shows, in words that change with it. */
export function Readout({ isRunning = false, children }: ReadoutProps) {
  return (
    <p aria-live={isRunning ? "off" : "polite"} className="living-figure-readout">
      {children}
    </p>
  );
}

interface FigureTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The numbers behind the picture; open where they are printed. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <details className="living-figure-table" data-markdown="skip">
      <summary>{label}</summary>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, place) =>
                  place === 0 ? (
                    <th key={columns[place]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={columns[place]}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
