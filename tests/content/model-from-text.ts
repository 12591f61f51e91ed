// A reimplementation of the model from the text of content/docs/advanced/research/model.mdx alone. It must not import
// from simulation/ or look at library/: where it needs something that the page doesn't say, the page is incomplete.
import { createHash } from "node:crypto";

const mask = (1n << 64n) - 1n;

export class Prng {
  #s: bigint;

  constructor(seed: bigint | number) {
    this.#s = BigInt(seed);
  }

  next(): bigint {
    this.#s = (this.#s + 0x9e3779b97f4a7c15n) & mask;
    let z = this.#s;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
    return z ^ (z >> 31n);
  }

  unit = () => Number(this.next() >> 11n) / 2 ** 53;
  below = (n: number) => Number((this.next() * BigInt(n)) >> 64n);
}

export type Bytes = readonly number[];

export const newDna = (prng: Prng): Bytes => Array.from({ length: 64 }, () => prng.below(256));

export const checksum = (dna: Bytes) => createHash("sha256").update(Uint8Array.from(dna)).digest("hex");

/** Indexes with a bounds check; an index out of range is a bug in this file. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`no item ${index}`);
  return item;
}

const names = ["aggression", "curiosity", "metabolism", "sociability", "speed", "vision"] as const;
export const gene = (dna: Bytes, name: (typeof names)[number]) => at(dna, names.indexOf(name)) / 255;

export function distance(a: Bytes, b: Bytes): number {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  let bits = 8 * (longer.length - shorter.length);
  shorter.forEach((byte, i) => {
    for (let x = byte ^ at(longer, i); x > 0; x >>= 1) bits += x & 1;
  });
  return bits / (8 * longer.length);
}

export function point(dna: Bytes, probability: number, prng: Prng): Bytes {
  return dna.map((byte) => (prng.unit() < probability ? byte ^ (1 << prng.below(8)) : byte));
}

export function replicate(dna: Bytes, prng: Prng): Bytes {
  const pointed = point(dna, 0.01, prng);
  let room = 4096 - pointed.length;
  const inserted = pointed.flatMap((byte) => {
    if (!(prng.unit() < 0.001 && room > 0)) return [byte];
    room--;
    return [prng.below(256), byte];
  });
  let spare = inserted.length - 16;
  const deleted = inserted.filter(() => !(prng.unit() < 0.001 && spare-- > 0));
  for (let i = 0; i < deleted.length; i++) {
    if (prng.unit() >= 0.005) continue;
    const n = 2 + prng.below(7);
    deleted.splice(i, n, ...deleted.slice(i, i + n).reverse());
  }
  return deleted;
}

export function cross(first: Bytes, second: Bytes, prng: Prng): Bytes {
  const p = 1 + prng.below(Math.min(first.length, second.length) - 1);
  return [...first.slice(0, p), ...second.slice(p)];
}

export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > 710) return Infinity;
  if (x < -746) return 0;
  const k = Math.floor(x / Math.LN2 + 0.5);
  const r = x - k * 0.6931471803691238 - k * 1.9082149292705877e-10;
  let t = 1;
  for (let n = 16; n >= 1; n--) t = 1 + (r * t) / n;
  const h = Math.floor(k / 2);
  return t * 2 ** h * 2 ** (k - h);
}

export function tanh(x: number): number {
  const d = exp(-2 * Math.abs(x));
  const m = (1 - d) / (1 + d);
  return x < 0 ? -m : m;
}

const layers = [6, 4];
const softsign = (x: number) => x / (1 + Math.abs(x));

export function weightsOf(dna: Bytes): number[] {
  return Array.from({ length: 58 }, (_, i) => (at(dna, 6 + (i % (dna.length - 6))) - 127.5) / 63.75);
}

/** Returns the inputs, followed by the outputs of each layer. */
function forward(weights: readonly number[], inputs: readonly number[]): number[][] {
  const values = [[...inputs]];
  let place = 0;
  for (const size of layers) {
    const before = values.at(-1) ?? [];
    const after = Array.from({ length: size }, () => {
      let sum = at(weights, place++);
      for (const input of before) sum += at(weights, place++) * input;
      return softsign(sum);
    });
    values.push(after);
  }
  return values;
}

export const answers = (weights: readonly number[], senses: readonly number[]) =>
  (forward(weights, senses).at(-1) ?? []).map((output) => (output + 1) / 2);

/** Updates the weights and returns the loss. */
export function train(weights: number[], inputs: readonly number[], targets: readonly number[]): number {
  const values = forward(weights, inputs);
  const outputs = values.at(-1) ?? [];
  let loss = 0;
  outputs.forEach((output, i) => {
    loss += (output - at(targets, i)) ** 2;
  });
  let g = outputs.map((output, i) => (2 * (output - at(targets, i))) / targets.length);
  let end = weights.length;
  for (let layer = layers.length; layer > 0; layer--) {
    const before = at(values, layer - 1);
    const after = at(values, layer);
    let place = end - after.length * (before.length + 1);
    end = place;
    const passed = before.map(() => 0);
    after.forEach((y, neuron) => {
      const r = 1 - Math.abs(y);
      const d = at(g, neuron) * (r * r);
      const c = 0.01 * d;
      weights[place] = at(weights, place++) - c;
      before.forEach((input, i) => {
        passed[i] = at(passed, i) + d * at(weights, place);
        weights[place] = at(weights, place++) - c * input;
      });
    });
    g = passed;
  }
  return loss / targets.length;
}

export function fitness(dna: Bytes, weights: readonly number[] = weightsOf(dna)): number {
  let error = 0;
  for (let k = 0; k < 16; k++) {
    const energy = k & 1;
    const danger = (k >> 1) & 1;
    const company = (k >> 2) & 1;
    const novelty = (k >> 3) & 1;
    const hunger = 1 - energy;
    const targets = [(hunger + novelty) / 2, (hunger + danger) / 2, 1 - company, (danger + company) / 2];
    answers(weights, [energy, danger, company, novelty]).forEach((answer, i) => {
      error += Math.abs(answer - at(targets, i));
    });
  }
  const skill = Math.max(1 - 2 * (error / 64), 0);
  const body = 1 - Math.abs(gene(dna, "metabolism") - (gene(dna, "speed") + gene(dna, "vision")) / 2);
  return 0.75 * skill + 0.25 * body;
}
