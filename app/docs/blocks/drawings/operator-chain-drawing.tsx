import { DrawingFigure } from "./drawing-figure.tsx";

interface OperatorChainDrawingProps {
  /** The steps that produce a child, in order, and which operator performs each. */
  steps: readonly { name: string; by: "library" | "plugin" }[];
  caption: string;
}

const box = { left: 8, width: 150, height: 36, step: 54 };

/** The path of a child from its parents to its fitness, with the steps that plugins can replace. */
export function OperatorChainDrawing({ steps, caption }: OperatorChainDrawingProps) {
  const first = steps.findIndex(({ by }) => by === "plugin");
  const last = steps.map(({ by }) => by).lastIndexOf("plugin");
  const top = first * box.step;
  const bottom = last * box.step + box.height;
  return (
    <DrawingFigure
      label={`In order: ${steps.map(({ name, by }) => `${name} (${by})`).join(", ")}.`}
      height={steps.length * box.step - (box.step - box.height) + 4}
      caption={caption}
    >
      {steps.map(({ name, by }, index) => (
        <g key={name}>
          {index > 0 && (
            <path
              d={`M${box.left + box.width / 2} ${index * box.step - 16}v12m-5 -6l5 7l5 -7`}
              strokeWidth="1.5"
              className="fill-none stroke-control"
            />
          )}
          <rect
            x={box.left}
            y={index * box.step + 2}
            width={box.width}
            height={box.height}
            rx="8"
            className={by === "plugin" ? "fill-accent-soft stroke-accent" : "fill-sunken stroke-line"}
          />
          <text x={box.left + box.width / 2} y={index * box.step + 25} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <path d={`M168 ${top + 2}h8V${bottom + 2}h-8`} strokeWidth="1.5" className="fill-none stroke-accent" />
      <text x="186" y={(top + bottom) / 2 - 12}>
        your operators:
      </text>
      <text x="186" y={(top + bottom) / 2 + 9} className="fill-muted">
        DNA and a seed in,
      </text>
      <text x="186" y={(top + bottom) / 2 + 30} className="fill-muted">
        DNA or error out
      </text>
    </DrawingFigure>
  );
}
