import { Dna } from "#simulation/dna.ts";
import { describeGenes } from "./describe-genes.ts";
import { Glyph } from "./glyph.tsx";

interface SeededGlyphProps {
  seed: number;
  isFossil?: boolean;
  className?: string;
}

/** The organism of a seed, with its text alternative. For built pages: scripts have the genes already. */
export function SeededGlyph({ seed, isFossil = false, className = "" }: SeededGlyphProps) {
  const genes = Dna.fromSeed(seed).genes();
  const label = `Organism ${seed}${isFossil ? ", extinct" : ""}: ${describeGenes(genes)}`;
  return <Glyph genes={genes} label={label} isFossil={isFossil} className={className} />;
}
