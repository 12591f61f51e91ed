import { describeGenes } from "#app/glyph/describe-genes.ts";
import { Glyph } from "#app/glyph/glyph.tsx";
import { geneNames } from "#simulation/dna.ts";
import { genesOf, type Resident } from "./scene.ts";

/** An organism with its genes. */
export function GenePanel({ resident }: { resident: Resident }) {
  const genes = genesOf(resident);
  return (
    <div className="gene-panel">
      <Glyph genes={genes} className="size-16 shrink-0" />
      <p className="text-muted text-sm">
        <strong className="block font-semibold text-ink">Organism {resident.name}</strong>
        <span className="block min-h-[3lh]">{describeGenes(genes)}</span>
      </p>
      <dl className="gene-values text-xs">
        {geneNames.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none">
                <rect width="100" height="6" rx="1" className="fill-line" />
                <rect width={Math.round(genes[name] * 100)} height="6" rx="1" className="fill-accent" />
              </svg>
            </dd>
            <dd className="digits">{genes[name].toFixed(2)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
