import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { RecordTable } from "#app/docs/blocks/lists/record-table.tsx";
import { useSteadyHeight } from "./use-steady-height.ts";

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
  const place = useRef<HTMLParagraphElement>(null);
  useSteadyHeight(place);
  return (
    <p ref={place} aria-live={isRunning ? "off" : "polite"} className="living-figure-readout">
      {children}
    </p>
  );
}

interface FigureTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The numbers behind the picture. They are rendered while the table is open. */
export function FigureTable(props: FigureTableProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => setIsOpen(details.current?.open ?? false), []);
  return (
    <details
      ref={details}
      className="living-figure-table no-js:hidden"
      data-markdown="skip"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{props.label}</summary>
      {isOpen && <RecordTable {...props} />}
    </details>
  );
}
