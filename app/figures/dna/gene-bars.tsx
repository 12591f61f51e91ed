import { memo } from "react";
import { Glyph } from "#app/glyph/glyph.tsx";
import { type Dna, geneNames } from "#simulation/dna.ts";

interface GeneBarsProps {
  parent: Dna;
  child: Dna;
}

/** Both organisms, and the child's genes as bars, each with a mark at the parent's value. */
export const GeneBars = memo(function GeneBars({ parent, child }: GeneBarsProps) {
  return (
    <div className="gene-bars">
      <p>
        <Glyph genes={parent.genes()} lineWidth={2} />
        Parent
      </p>
      <p>
        <Glyph genes={child.genes()} lineWidth={2} />
        Child
      </p>
      <ul aria-label="The six genes" className="grid">
        {geneNames.map((name) => {
          const [before, after] = [parent.gene(name), child.gene(name)];
          const isChanged = before !== after;
          return (
            <li key={name}>
              <span className={isChanged ? "text-accent-strong" : ""}>{name}</span>{" "}
              <span className="block text-muted digits">
                {isChanged ? `${before.toFixed(2)} → ${after.toFixed(2)}` : after.toFixed(2)}
              </span>
              <svg
                viewBox="0 0 100 12"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-2.5 w-full"
              >
                <path d="M0 6h100" strokeWidth="6" className="stroke-line" />
                <path
                  d={`M0 6h${Math.round(after * 100)}`}
                  strokeWidth="6"
                  className={isChanged ? "stroke-accent" : "stroke-control"}
                />
                <path d={`M${Math.round(before * 98) + 1} 0v12`} strokeWidth="2" className="stroke-ink" />
              </svg>
            </li>
          );
        })}
      </ul>
    </div>
  );
});
