/** What a sample shows about the mean of all possible runs. */
export interface Summary {
  count: number;
  mean: number;
  /** Sample standard deviation: the spread of single runs. */
  deviation: number;
  /** Standard error: the uncertainty of the mean. */
  error: number;
  /** The ends of the 95% confidence interval of the mean. */
  low: number;
  high: number;
}

/** The difference between two means. */
export interface Difference {
  difference: number;
  error: number;
  /** The ends of its 95% confidence interval. */
  low: number;
  high: number;
  /** Welch's t: the difference in standard errors. */
  t: number;
  /** Degrees of freedom according to Welch and Satterthwaite. */
  freedom: number;
}

export function summarize(values: readonly number[]): Summary {
  const count = values.length;
  if (count < 2) throw new Error(`A summary needs at least 2 values, not ${count}.`);
  const mean = sum(values) / count;
  const deviation = Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / (count - 1));
  const error = deviation / Math.sqrt(count);
  const margin = criticalT(count - 1) * error;
  return { count, mean, deviation, error, low: mean - margin, high: mean + margin };
}

/** Welch's comparison of two means, which doesn't assume equal spread: how much larger the first one is. */
export function compareMeans(one: Summary, other: Summary): Difference {
  const difference = one.mean - other.mean;
  const error = Math.hypot(one.error, other.error);
  if (error === 0) return { difference, error, low: difference, high: difference, t: Number.NaN, freedom: 0 };
  const freedom = error ** 4 / (one.error ** 4 / (one.count - 1) + other.error ** 4 / (other.count - 1));
  const margin = criticalT(freedom) * error;
  return {
    difference,
    error,
    low: difference - margin,
    high: difference + margin,
    t: difference / error,
    freedom,
  };
}

/** The t that Student's distribution exceeds, to either side, with a probability of 5%. */
export function criticalT(freedom: number): number {
  let low = 0;
  let high = 1000;
  // Halves the interval until it is smaller than the precision of floating-point numbers.
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (tailProbability(middle, freedom) > 0.05) low = middle;
    else high = middle;
  }
  return high;
}

/** The probability that Student's t is farther from zero than this, to either side. */
export function tailProbability(t: number, freedom: number): number {
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/** The regularized incomplete beta function, by its continued fraction. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  // The fraction converges fast only on this side of the mean.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const scale = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return (scale * betaFraction(x, a, b)) / a;
}

/** From its last term to its first. 200 terms are more than enough for the sides used here. */
function betaFraction(x: number, a: number, b: number): number {
  let fraction = 0;
  for (let m = 200; m > 0; m--) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = -((a + m - 1) * (a + b + m - 1) * x) / ((a + 2 * m - 2) * (a + 2 * m - 1));
    fraction = odd / (1 + even / (1 + fraction));
  }
  return 1 / (1 + fraction);
}

/** Stirling's series, after a shift to where it is exact to about 15 digits. */
function logGamma(x: number): number {
  if (x < 10) return logGamma(x + 1) - Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5) - 1 / (1680 * x ** 7);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
