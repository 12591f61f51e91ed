/** A seeded PRNG: the same seed gives the same requests. */
export interface Random {
  below: (limit: number) => number;
  pick: <T>(list: readonly T[]) => T;
  bytes: (length: number) => string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  // Mulberry32.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick<T>(list: readonly T[]): T {
      const chosen = list[below(list.length)];
      if (chosen === undefined) throw new Error("nothing to pick from");
      return chosen;
    },
    bytes: (length) => Array.from({ length }, () => String.fromCharCode(below(256))).join(""),
  };
}
