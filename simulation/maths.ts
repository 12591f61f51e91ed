// Browsers may round Math.exp, Math.tanh and ** differently; these use only exactly defined operations.

const ln2 = Math.LN2;
// The same number in two parts; the first has so few bits that its product with an exponent is exact.
const ln2High = 0.6931471803691238;
const ln2Low = 1.9082149292705877e-10;
// Beyond these, the result is infinity or zero.
const largest = 710;
const smallest = -746;
// For numbers up to half of ln2, later terms of the Taylor series add nothing.
const lastTerm = 16;
const exponentBias = 1023;

/** e to the power of x, accurate to about 15 digits. */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > largest) return Infinity;
  if (x < smallest) return 0;
  // e^x = 2^exponent * e^rest, with a rest so small that a few terms are enough.
  const exponent = Math.floor(x / ln2 + 0.5);
  const rest = x - exponent * ln2High - exponent * ln2Low;
  let series = 1;
  for (let term = lastTerm; term > 0; term--) series = 1 + (rest * series) / term;
  // In two steps, because the largest and smallest results are beyond the range of powers of two.
  const half = exponent >> 1;
  return series * powerOfTwo(half) * powerOfTwo(exponent - half);
}

/** The logistic function, from 0 to 1. */
export function sigmoid(x: number): number {
  return 1 / (1 + exp(-x));
}

/** The hyperbolic tangent, from -1 to 1. */
export function tanh(x: number): number {
  const decay = exp(-2 * Math.abs(x));
  const size = (1 - decay) / (1 + decay);
  return x < 0 ? -size : size;
}

const view = new DataView(new ArrayBuffer(8));

function powerOfTwo(exponent: number): number {
  view.setInt32(0, (exponent + exponentBias) << 20);
  return view.getFloat64(0);
}
