import type { ReactNode } from "react";

interface DrawingFrameProps {
  caption: ReactNode;
  children: ReactNode;
}

/** The frame of every drawing, with a caption. */
export function DrawingFrame({ caption, children }: DrawingFrameProps) {
  return (
    <figure className="rounded-xl border border-line bg-raised p-3 sm:p-5">
      {children}
      <figcaption className="mt-4 text-muted text-sm">{caption}</figcaption>
    </figure>
  );
}

interface DrawingFigureProps extends DrawingFrameProps {
  /** Describes the drawing for assistive technology. */
  label: string;
  /** In drawing units, about 340, so that text of size 16 stays readable on a small screen. */
  width?: number;
  height: number;
}

/** One drawing in its frame. Wider drawings use a smaller font size, so that text stays close to the size of prose. */
export function DrawingFigure({ label, width = 340, height, caption, children }: DrawingFigureProps) {
  return (
    <DrawingFrame caption={caption}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        className="mx-auto h-auto w-full max-w-112 fill-ink text-base sm:text-xs"
      >
        {children}
      </svg>
    </DrawingFrame>
  );
}
