import { expect, test } from "vitest";
import { cases } from "#tests/simulation/cases.ts";
import { OutOfRange } from "./error.ts";
import { Rng } from "./rng.ts";

const bits64 = (1n << 64n) - 1n;

/** SplitMix64 as it is published. */
function splitMix(state: bigint): bigint {
  let mixed = state;
  mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & bits64;
  mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & bits64;
  return mixed ^ (mixed >> 31n);
}

test("draws what SplitMix64 draws, in 32-bit halves", () => {
  for (const rng of cases(200)) {
    let state = rng.nextU64();
    const halves = new Rng(state);
    for (let i = 0; i < 20; i++) {
      state = (state + 0x9e3779b97f4a7c15n) & bits64;
      expect(halves.nextU64()).toBe(splitMix(state));
    }
  }
});

test("draws numbers within their limits, which exact arithmetic gives too", () => {
  for (const rng of cases(300)) {
    const bits = rng.below(53);
    const limit = 1 + rng.below(2 ** bits);
    const twin = rng.copy();
    const drawn = rng.below(limit);
    expect(drawn).toBeLessThan(limit);
    expect(drawn).toBe(Number((twin.nextU64() * BigInt(limit)) >> 64n));
    const share = rng.nextF64();
    expect(share).toBe(Number(twin.nextU64() >> 11n) / 2 ** 53);
    expect(share >= 0 && share < 1).toBe(true);
  }
});

test("a copy goes its own way", () => {
  const rng = new Rng(5);
  const twin = rng.copy();
  const drawn = [rng.nextF64(), rng.nextF64()];
  expect([twin.nextF64(), twin.nextF64()]).toEqual(drawn);
});

test.for([
  [-1, "seed is -1, but must be from 0 to 9007199254740991"],
  [1.5, "seed is 1.5, but must be a whole number from 0 to 9007199254740991"],
  [2 ** 53, "seed is 9007199254740992, but must be from 0 to 9007199254740991"],
  [Number.NaN, "seed is NaN, but must be from 0 to 9007199254740991"],
  [-1n, "seed is -1, but must be from 0 to 18446744073709551615"],
  [1n << 64n, "seed is 18446744073709551616, but must be from 0 to 18446744073709551615"],
] as const)("refuses the seed %s", ([seed, message]) => {
  expect(() => new Rng(seed)).toThrow(OutOfRange);
  expect(() => new Rng(seed)).toThrow(message);
});

test("a seed is the same as a number and as a bigint", () => {
  expect(new Rng(42).nextU64()).toBe(new Rng(42n).nextU64());
  expect(new Rng(2 ** 53 - 1).nextU64()).toBe(new Rng((1n << 53n) - 1n).nextU64());
});
