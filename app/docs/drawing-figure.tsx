import type { ReactNode } from "react";

interface DrawingFigureProps {
  /** Says in words what the drawing shows. */
  label: string;
  /** In units of the drawing; its width is 340, so that text of 16 stays readable on a small screen. */
  height: number;
  caption: ReactNode;
  children: ReactNode;
}

/** A drawing with its caption, beside it where there is room. */
export function DrawingFigure({ label, height, caption, children }: DrawingFigureProps) {
  return (
    <figure className="grid items-center gap-x-8 gap-y-4 rounded-xl border border-line bg-raised p-3 sm:p-5 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 340 ${height}`}
        className="h-auto w-full min-w-0 max-w-sm justify-self-center fill-ink text-base"
      >
        {children}
      </svg>
      <figcaption className="min-w-0 text-muted text-sm">{caption}</figcaption>
    </figure>
  );
}
