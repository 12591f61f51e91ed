import { checkWhole, OutOfRange } from "./error.ts";

export type Seed = number | bigint;

/** The default seed. */
export const defaultSeed = 42;

const largestSeed = (1n << 64n) - 1n;
const twoTo32 = 4294967296;
// Up to here, 32 bits times the limit are integers that a double represents exactly.
const largestFastLimit = 2 ** 21;

/** SplitMix64 in 32-bit halves: short, well known, and many times faster here than with BigInt. */
export class Rng {
  /** The halves of the state, then of the number drawn last, the higher half first. */
  readonly #words = new Uint32Array(4);

  constructor(seed: Seed) {
    if (typeof seed === "number") checkWhole("seed", seed, 0, Number.MAX_SAFE_INTEGER);
    else if (seed < 0n || seed > largestSeed) throw new OutOfRange("seed", seed, 0, largestSeed);
    const wide = BigInt(seed);
    this.#words.set([Number(wide >> 32n), Number(wide & 0xffffffffn)]);
  }

  copy(): Rng {
    const twin = new Rng(0);
    twin.#words.set(this.#words);
    return twin;
  }

  nextU64(): bigint {
    this.#draw();
    const [, , high = 0, low = 0] = this.#words;
    return (BigInt(high) << 32n) | BigInt(low);
  }

  /** A number from 0 up to, but not including, 1. */
  nextF64(): number {
    this.#draw();
    const words = this.#words;
    return ((words[2] ?? 0) * 2097152 + ((words[3] ?? 0) >>> 11)) / 9007199254740992;
  }

  /** An integer from 0 up to, but not including, the limit. */
  below(limit: number): number {
    if (limit > largestFastLimit) return Number((this.nextU64() * BigInt(limit)) >> 64n);
    this.#draw();
    const words = this.#words;
    return Math.floor(((words[2] ?? 0) * limit + Math.floor(((words[3] ?? 0) * limit) / twoTo32)) / twoTo32);
  }

  #draw(): void {
    const words = this.#words;
    const sum = (words[1] ?? 0) + 0x7f4a7c15;
    let low = sum | 0;
    let high = ((words[0] ?? 0) + 0x9e3779b9 + (sum >= twoTo32 ? 1 : 0)) | 0;
    words[0] = high;
    words[1] = low;
    low ^= (low >>> 30) | (high << 2);
    high ^= high >>> 30;
    high = (highProduct(low, 0x1ce4e5b9) + Math.imul(low, 0xbf58476d) + Math.imul(high, 0x1ce4e5b9)) | 0;
    low = Math.imul(low, 0x1ce4e5b9);
    low ^= (low >>> 27) | (high << 5);
    high ^= high >>> 27;
    high = (highProduct(low, 0x133111eb) + Math.imul(low, 0x94d049bb) + Math.imul(high, 0x133111eb)) | 0;
    low = Math.imul(low, 0x133111eb);
    words[2] = high ^ (high >>> 31);
    words[3] = low ^ ((low >>> 31) | (high << 1));
  }
}

/** The upper 32 bits of the product of two unsigned 32-bit numbers, computed with 16-bit limbs. */
function highProduct(a: number, b: number): number {
  const aLow = a & 0xffff;
  const aHigh = a >>> 16;
  const bLow = b & 0xffff;
  const bHigh = b >>> 16;
  const lowHigh = Math.imul(aLow, bHigh);
  const highLow = Math.imul(aHigh, bLow);
  const middle = (Math.imul(aLow, bLow) >>> 16) + (lowHigh & 0xffff) + (highLow & 0xffff);
  return (Math.imul(aHigh, bHigh) + (lowHigh >>> 16) + (highLow >>> 16) + (middle >>> 16)) | 0;
}
