import fc from "fast-check";
import { expect, test } from "vitest";
import { Dna } from "#simulation/dna.ts";
import { centerOf, pointsOf } from "./glyph-center.ts";
import { type GlyphShape, glyphShape } from "./glyph-shape.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyGenes = fc.record({
  aggression: share,
  curiosity: share,
  metabolism: share,
  sociability: share,
  speed: share,
  vision: share,
});

const pathsOf = ({ tail, spikes, feelers, body, mouth }: GlyphShape) => [tail, spikes, feelers, body, mouth];

test("the same genes give the same creature, and the seeds up to 40 give 40 different ones", () => {
  const drawn = Array.from({ length: 40 }, (_, seed) =>
    JSON.stringify(glyphShape(Dna.fromSeed(seed).genes())),
  );
  expect(new Set(drawn).size).toBe(40);
  expect(JSON.stringify(glyphShape(Dna.fromSeed(7).genes()))).toBe(drawn[7]);
});

test("a change of any gene changes the creature", () => {
  const genes = Dna.fromSeed(7).genes();
  const drawn = JSON.stringify(glyphShape(genes));
  for (const [name, value] of Object.entries(genes)) {
    const changed = { ...genes, [name]: value < 0.5 ? value + 0.5 : value - 0.5 };
    expect([name, JSON.stringify(glyphShape(changed))]).not.toEqual([name, drawn]);
  }
});

test("any creature fits its square, line width included, and its eye is inside the body", () => {
  fc.assert(
    fc.property(anyGenes, (genes) => {
      const shape = glyphShape(genes);
      for (const [x, y] of pathsOf(shape).flatMap(pointsOf)) {
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(30.8);
      }
      const outline = pointsOf(shape.body);
      const [left, right] = [Math.min(...outline.map(([x]) => x)), Math.max(...outline.map(([x]) => x))];
      expect(shape.eye.cx - shape.eye.r).toBeGreaterThan(left);
      expect(shape.eye.cx + shape.eye.r).toBeLessThan(right + 1);
      expect(shape.pupil.r).toBeLessThanOrEqual(shape.eye.r);
      for (const color of [shape.fill, shape.line]) expect(color).toMatch(/^#[\da-f]{6}$/);
    }),
  );
});

test("each gene has its feature", () => {
  const plain = { aggression: 0, curiosity: 0, metabolism: 0.5, sociability: 0.5, speed: 0.5, vision: 0.5 };
  const spikes = (aggression: number) => glyphShape({ ...plain, aggression }).spikes.split("M").length - 1;
  expect([0, 0.4, 1].map(spikes)).toEqual([0, 2, 4]);
  expect(glyphShape(plain).feelers).toBe("");
  expect(glyphShape({ ...plain, curiosity: 0.8 }).feelers).not.toBe("");
  expect(glyphShape({ ...plain, vision: 1 }).eye.r).toBeGreaterThan(
    glyphShape({ ...plain, vision: 0 }).eye.r * 2,
  );
  expect(glyphShape({ ...plain, metabolism: 1 }).fill).not.toBe(glyphShape(plain).fill);
  const end = (speed: number) => pointsOf(glyphShape({ ...plain, speed }).tail).at(-1)?.[0] ?? 0;
  const start = (speed: number) => pointsOf(glyphShape({ ...plain, speed }).tail)[0]?.[0] ?? 0;
  expect(start(1) - end(1)).toBeGreaterThan((start(0) - end(0)) * 2);
});

test("the center of a fossil ignores the feelers, which it does not have", () => {
  const genes = { aggression: 0, curiosity: 1, metabolism: 0.5, sociability: 1, speed: 0, vision: 0.5 };
  const shape = glyphShape(genes);
  const outline = pointsOf(shape.body).map(([, y]) => y);
  expect(centerOf(shape, true)[1]).toBeCloseTo((Math.min(...outline) + Math.max(...outline)) / 2);
  expect(centerOf(shape, false)[1]).toBeLessThan(centerOf(shape, true)[1]);
});
