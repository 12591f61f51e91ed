import { Dna } from "#simulation/dna.ts";
import { describeGenes } from "./describe-genes.ts";
import { Glyph } from "./glyph.tsx";
import { centerOf } from "./glyph-center.ts";
import { glyphShape } from "./glyph-shape.ts";

interface SeededGlyphProps {
  seed: number;
  /** For the text alternative. */
  name?: string;
  isFossil?: boolean;
  lineWidth?: number;
  className?: string;
}

/**
 * The organism generated from a seed, centered, with its text alternative. For built pages: scripts already have the
 * genes.
 */
export function SeededGlyph({
  seed,
  name = `Organism ${seed}`,
  isFossil = false,
  lineWidth,
  className = "",
}: SeededGlyphProps) {
  const genes = Dna.fromSeed(seed).genes();
  const label = `${name}${isFossil ? ", extinct" : ""}: ${describeGenes(genes)}`;
  const center = centerOf(glyphShape(genes), isFossil);
  return <Glyph {...{ genes, label, isFossil, center, className }} {...(lineWidth && { lineWidth })} />;
}
