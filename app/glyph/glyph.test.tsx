import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { describeGenes } from "./describe-genes.ts";
import { Glyph } from "./glyph.tsx";
import { bone } from "./glyph-colors.ts";
import { SeededGlyph } from "./seeded-glyph.tsx";

const genes = {
  aggression: 0.1,
  curiosity: 0.5,
  metabolism: 0.6,
  sociability: 0.4,
  speed: 0.95,
  vision: 0.8,
};

test("the text alternative has the three most pronounced genes", () => {
  expect(describeGenes(genes)).toBe("fast, peaceful, sharp-sighted");
});

test("a glyph is an image with a name, or decoration without one", () => {
  expect(renderToStaticMarkup(<Glyph genes={genes} label="Organism 7" />)).toContain(
    'role="img" aria-label="Organism 7"',
  );
  const decoration = renderToStaticMarkup(<Glyph genes={genes} />);
  expect(decoration).toContain('aria-hidden="true"');
  expect(decoration).not.toContain("role=");
});

test("an extinct organism says so and has the color of bones", () => {
  const fossil = renderToStaticMarkup(<SeededGlyph seed={404} isFossil />);
  expect(fossil).toMatch(/aria-label="Organism 404, extinct: [a-z, -]+"/);
  expect(fossil).toContain(`fill="${bone.fill}"`);
  expect(fossil).not.toContain("<circle");
});
