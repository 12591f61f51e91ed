import { SeededGlyph } from "#app/glyph/seeded-glyph.tsx";
import { Specimen } from "./specimen.tsx";

const sizes = ["size-4", "size-8", "size-16"] as const;
const seeds = Array.from({ length: 10 }, (_, seed) => seed);

export function Glyphs() {
  return (
    <Specimen name="Organisms">
      {sizes.map((size) => (
        <p key={size} className="flex flex-wrap gap-3">
          {seeds.map((seed) => (
            <SeededGlyph key={seed} seed={seed} className={size} />
          ))}
        </p>
      ))}
      <p className="flex flex-wrap gap-3">
        <SeededGlyph seed={7} className="size-50" />
        <SeededGlyph seed={404} isFossil className="size-50" />
      </p>
    </Specimen>
  );
}
