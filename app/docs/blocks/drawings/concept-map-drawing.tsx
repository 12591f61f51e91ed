import { DrawingFigure } from "./drawing-figure.tsx";

interface ConceptMapDrawingProps {
  map: {
    description: string;
    caption: string;
    parts: readonly { chapter: number; title: string; lines: readonly string[]; arrow?: string }[];
    /** Label of the arrow from the third part back to the first. */
    back: readonly string[];
  };
}

const box = { x: 2, width: 226, height: 96 };
const gap = 40;
/** The x coordinate of the downward arrows. */
const stem = box.x + 28;
const right = box.x + box.width;
const topOf = (index: number) => 2 + index * (box.height + gap);

/** The parts from top to bottom, with an arrow to the next one and evolution as the arrow back. */
export function ConceptMapDrawing({ map: { description, caption, parts, back } }: ConceptMapDrawingProps) {
  const from = topOf(2) + box.height / 2;
  const to = topOf(0) + box.height / 2;
  return (
    <DrawingFigure label={description} height={topOf(parts.length) - gap + 2} caption={caption}>
      <path
        d={`M${right} ${from}h16q10 0 10-10V${to + 10}q0-10-10-10h-8`}
        className="fill-none stroke-2 stroke-accent"
        strokeDasharray="6 5"
      />
      <ArrowHead x={right + 1} y={to} turn={90} />
      {back.map((line, index) => (
        <text key={line} x={right + 34} y={(from + to) / 2 - 24 + index * 20}>
          {line}
        </text>
      ))}
      {parts.map((part, index) => (
        <Part key={part.title} part={part} top={topOf(index)} />
      ))}
    </DrawingFigure>
  );
}

interface PartProps {
  part: ConceptMapDrawingProps["map"]["parts"][number];
  top: number;
}

function Part({ part: { chapter, title, lines, arrow }, top }: PartProps) {
  const bottom = top + box.height;
  return (
    <g>
      <rect
        x={box.x}
        y={top}
        width={box.width}
        height={box.height}
        rx="12"
        className="fill-accent-soft stroke-2 stroke-accent-line"
      />
      <circle cx={box.x + 28} cy={top + 28} r="14" className="fill-accent" />
      <text
        x={box.x + 28}
        y={top + 28}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-on-accent font-display font-semibold"
      >
        {chapter}
      </text>
      <text x={box.x + 52} y={top + 34} className="font-display font-semibold text-lg sm:text-sm">
        {title}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={box.x + 16} y={top + 62 + index * 20} className="fill-muted">
          {line}
        </text>
      ))}
      {arrow && (
        <>
          <path d={`M${stem} ${bottom}v${gap - 8}`} className="stroke-2 stroke-control" />
          <ArrowHead x={stem} y={bottom + gap} turn={0} />
          <text x={stem + 16} y={bottom + gap / 2 + 5}>
            {arrow}
          </text>
        </>
      )}
    </g>
  );
}

/** Points down, or to the left after a quarter turn; its tip is at x, y. */
function ArrowHead({ x, y, turn }: { x: number; y: number; turn: 0 | 90 }) {
  return (
    <path
      d="M0 0L-6-11H6Z"
      transform={`translate(${x} ${y}) rotate(${turn})`}
      className={turn === 0 ? "fill-control" : "fill-accent"}
    />
  );
}
