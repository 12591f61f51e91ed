import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";

interface FigureFrameProps {
  /** The figure's topic, phrased like a heading. */
  title: string;
  /** What to try first, in one sentence. */
  instruction: string;
  caption: ReactNode;
  place?: Ref<HTMLElement>;
  picture: ReactNode;
  /** Smaller pictures. */
  gauges?: ReactNode;
  /** The numbers behind the picture. The table opens on top of what is above it. */
  table?: ReactNode;
  /** A description of the picture that changes with it. */
  readout: ReactNode;
  /** The class that reserves room for its longest text. */
  room: "readout-brief" | "readout-medium" | "readout-long";
  /** On tablets, the description has room below the controls. */
  hasShortControls?: boolean;
  /** On tablets, settings are in two columns: their names are short. */
  hasPairedControls?: boolean;
  /** While the figure is running, changes are not announced. */
  isRunning?: boolean;
  /** The controls. */
  children: ReactNode;
}

/**
 * The frame of every living figure: its name, picture and controls, then words about both. Where there is room, the
 * picture is beside the controls; elsewhere it stays in view while they scroll. Everything has a reserved height.
 */
export function FigureFrame(props: FigureFrameProps) {
  const looks = [
    props.gauges && "has-gauges",
    !props.hasShortControls && "long-controls",
    props.hasPairedControls && "paired-controls",
  ].filter(Boolean);
  return (
    <figure ref={props.place} aria-label={props.title} className={["living-figure", ...looks].join(" ")}>
      <p className="living-figure-title">
        <b>{props.title}.</b>{" "}
        <span data-markdown="skip" className="text-muted no-js:hidden print:hidden">
          {props.instruction}
        </span>
      </p>
      <div className="living-figure-body">
        <div className="living-figure-stage">
          <div>{props.picture}</div>
        </div>
        {props.children}
        {props.table ?? <div className="living-figure-table" />}
      </div>
      <div className={`living-figure-readout ${props.room}`}>
        <p aria-live={props.isRunning ? "off" : "polite"}>{props.readout}</p>
      </div>
      {props.gauges}
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

interface FigureTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The numbers behind the picture. Rows are rendered only while the table is open. */
export function FigureTable(props: FigureTableProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The reader may have opened it before hydration.
  useEffect(() => setIsOpen(details.current?.open ?? false), []);
  return (
    <details
      ref={details}
      className="living-figure-table no-js:hidden print:hidden"
      data-markdown="skip"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{props.label}</summary>
      {isOpen && (
        // A scrollable region must be reachable by keyboard, so it takes focus.
        <section aria-label={props.label} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {props.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {props.rows.map(([name, ...cells]) => (
                <tr key={[name, ...cells].join()}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, place) => (
                    <td key={props.columns[place + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
