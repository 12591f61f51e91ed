import type { ReactNode } from "react";

interface DrawingFrameProps {
  caption: ReactNode;
  children: ReactNode;
  className?: string;
}

/** The frame of every drawing, with a caption below it. */
export function DrawingFrame({ caption, children, className = "" }: DrawingFrameProps) {
  return (
    <figure className={`grid gap-4 rounded-xl border border-line bg-raised p-3 sm:p-5 ${className}`}>
      {children}
      <figcaption className="text-muted text-sm">{caption}</figcaption>
    </figure>
  );
}

interface DrawingFigureProps extends Omit<DrawingFrameProps, "className"> {
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
        className="mx-auto h-auto w-full max-w-112 fill-ink text-[16.2px] sm:text-xs"
      >
        {children}
      </svg>
    </DrawingFrame>
  );
}
