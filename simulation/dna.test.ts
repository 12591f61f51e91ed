import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { anyDna, cases } from "#tests/simulation/cases.ts";
import { Dna, geneNames } from "./dna.ts";
import { mutationKinds } from "./mutation.ts";

test("after every change the checksum is that of the bytes, and genes and lengths stay in range", () => {
  for (const rng of cases(300)) {
    let dna = anyDna(rng);
    for (const kind of mutationKinds) {
      dna = dna.mutateBy(kind, rng.nextF64(), rng.nextU64());
      dna = Dna.crossover(dna, anyDna(rng), rng.nextU64()).replicate(rng.nextU64());
      expect(dna.checksum()).toBe(createHash("sha256").update(dna.sequence).digest("hex"));
      expect(dna.sequence.length).toBeGreaterThanOrEqual(Dna.minLength);
      expect(dna.sequence.length).toBeLessThanOrEqual(Dna.maxLength);
      expect(Object.values(dna.genes()).every((value) => value >= 0 && value <= 1)).toBe(true);
      expect(dna.weights(100).every((weight) => Math.abs(weight) <= 2)).toBe(true);
    }
  }
});

test("a crossover takes every byte from a parent: up to the point the first, then the second", () => {
  for (const rng of cases(300)) {
    const [first, second, seed] = [anyDna(rng), anyDna(rng), rng.nextU64()];
    const child = Dna.crossover(first, second, seed);
    const point = Dna.crossoverPoint(first, second, seed);
    expect(point).toBeGreaterThanOrEqual(1);
    expect(point).toBeLessThan(Math.min(first.sequence.length, second.sequence.length));
    expect([...child.sequence]).toEqual([
      ...first.sequence.subarray(0, point),
      ...second.sequence.subarray(point),
    ]);
  }
});

test("mutations do not go beyond the shortest and the longest sequence", () => {
  const shortest = Dna.fromSequence(new Uint8Array(Dna.minLength));
  const longest = Dna.fromSequence(new Uint8Array(Dna.maxLength));
  for (const rng of cases(20)) {
    const seed = rng.nextU64();
    expect(shortest.mutateBy("Deletion", 1, seed).checksum()).toBe(shortest.checksum());
    expect(longest.mutateBy("Insertion", 1, seed).checksum()).toBe(longest.checksum());
    expect(shortest.mutateBy("Insertion", 1, seed).sequence.length).toBe(2 * Dna.minLength);
    expect(longest.mutateBy("Deletion", 1, seed).sequence.length).toBe(Dna.minLength);
  }
});

test("an inversion keeps the bytes, a point mutation flips one bit of each byte it strikes", () => {
  for (const rng of cases(100)) {
    const dna = anyDna(rng);
    const turned = dna.mutateBy("Inversion", rng.nextF64(), rng.nextU64());
    expect([...turned.sequence].sort()).toEqual([...dna.sequence].sort());
    expect(dna.mutate(1, rng.nextU64()).distance(dna)).toBe(1 / 8);
    expect(dna.mutate(0, rng.nextU64()).distance(dna)).toBe(0);
  }
});

test("the distance is the same in both directions, 0 to itself and at most 1", () => {
  for (const rng of cases(100)) {
    const [one, other] = [anyDna(rng), anyDna(rng)];
    expect(one.distance(other)).toBe(other.distance(one));
    expect(one.distance(other)).toBeLessThanOrEqual(1);
    expect(one.distance(one)).toBe(0);
  }
});

test("a gene can be set to any of 256 steps, and the DNA it came from stays", () => {
  for (const rng of cases(50)) {
    const dna = anyDna(rng);
    const before = dna.checksum();
    for (const name of geneNames) {
      const value = rng.nextF64();
      expect(Math.abs(dna.withGene(name, value).gene(name) - value)).toBeLessThanOrEqual(0.5 / 255 + 1e-12);
    }
    expect(Dna.fromSequence(dna.sequence).checksum()).toBe(before);
  }
});

test("bytes of one's own must be bytes", () => {
  expect(() => Dna.fromSequence(Array(16).fill(256))).toThrow("byte is 256, but must be from 0 to 255");
  expect(() => Dna.fromSequence(Array(16).fill(0.5))).toThrow("byte is 0.5, but must be a whole number");
  expect(() => Dna.fromSequence(Array(15).fill(0))).toThrow("sequence length is 15");
});
