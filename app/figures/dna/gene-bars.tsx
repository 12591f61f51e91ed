import { memo } from "react";
import { type Dna, type GeneName, geneNames } from "#simulation/dna.ts";

const width = 300;
const rowHeight = 36;

interface GeneBarsProps {
  parent: Dna;
  child: Dna;
}

/** The child's genes as bars, each with a mark where the parent has it. */
export const GeneBars = memo(function GeneBars({ parent, child }: GeneBarsProps) {
  const said = geneNames.map((name) => `${name} ${valuesOf(name, parent, child)}`);
  return (
    <svg
      role="img"
      aria-label={`The six genes, from the parent’s value to the child’s where they differ: ${said.join(", ")}.`}
      viewBox={`0 0 ${width} ${geneNames.length * rowHeight}`}
      className="text-base sm:text-xs"
    >
      {geneNames.map((name, row) => {
        const top = row * rowHeight;
        const isChanged = parent.gene(name) !== child.gene(name);
        return (
          <g key={name}>
            <text y={top + 13} className={isChanged ? "fill-accent-strong font-semibold" : ""}>
              {name}
            </text>
            <text x={width} y={top + 13} textAnchor="end" className="fill-muted">
              {valuesOf(name, parent, child)}
            </text>
            <rect y={top + 21} width={width} height="6" rx="3" className="fill-line" />
            <rect
              y={top + 21}
              width={Math.round(child.gene(name) * width)}
              height="6"
              rx="3"
              className={isChanged ? "fill-accent" : "fill-control"}
            />
            <path
              d={`M${Math.round(parent.gene(name) * (width - 2)) + 1} ${top + 18}v12`}
              strokeWidth="2"
              className="stroke-ink"
            />
          </g>
        );
      })}
    </svg>
  );
});

function valuesOf(name: GeneName, parent: Dna, child: Dna): string {
  const [before, after] = [parent.gene(name).toFixed(2), child.gene(name).toFixed(2)];
  return before === after ? after : `${before} → ${after}`;
}
