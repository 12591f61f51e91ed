/** A number is outside its documented range, is not finite, or is not an integer where it must be. */
export class OutOfRange extends RangeError {
  override name = "OutOfRange";

  constructor(
    what: string,
    value: number | bigint,
    from: number | bigint,
    to: number | bigint,
    isWhole = false,
  ) {
    const kind = isWhole ? "a whole number " : "";
    super(`${what} is ${plain(value)}, but must be ${kind}${allowed(value, from, to)}`);
  }
}

export class UnknownGene extends Error {
  override name = "UnknownGene";

  constructor(gene: string, known: readonly string[]) {
    super(`no gene is named ${gene}; genes: ${known.join(", ")}`);
  }
}

class WrongCount extends Error {
  override name = "WrongCount";

  constructor(what: string, count: number, expected: number) {
    super(`got ${count} ${what}, but need ${expected}`);
  }
}

export class NotInitialized extends Error {
  override name = "NotInitialized";

  constructor(action: string, needs: string) {
    super(`${action} needs ${needs} to be called first`);
  }
}

export class AlreadyInitialized extends Error {
  override name = "AlreadyInitialized";

  constructor() {
    super("the neural network is already initialized");
  }
}

export class Terminated extends Error {
  override name = "Terminated";

  constructor(action: string) {
    super(`${action} is not possible: the organism has terminated`);
  }
}

export class Paused extends Error {
  override name = "Paused";

  constructor(action: string) {
    super(`${action} is not possible while paused`);
  }
}

export class NotTrainable extends Error {
  override name = "NotTrainable";

  constructor(behavior: string) {
    super(`${behavior} cannot be learned, but Exploration, Conservation, Social and Aggressive can`);
  }
}

/** Throws for a number outside the range, and for anything that is not a finite number. */
export function checkRange(what: string, value: number, from: number, to: number): void {
  if (!(from <= value && value <= to) || !Number.isFinite(value)) throw new OutOfRange(what, value, from, to);
}

/** Throws for a number that is not an integer, which other languages prevent by type. */
export function checkWhole(what: string, value: number, from: number, to: number): void {
  checkRange(what, value, from, to);
  if (!Number.isInteger(value)) throw new OutOfRange(what, value, from, to, true);
}

/** Throws for infinity and NaN, which would spread to every result. */
export function checkFinite(what: string, values: ArrayLike<number>): void {
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? Number.NaN;
    if (!Number.isFinite(value)) throw new OutOfRange(what, value, -Infinity, Infinity);
  }
}

export function checkCount(what: string, count: number, expected: number): void {
  if (count !== expected) throw new WrongCount(what, count, expected);
}

/** Formats a number like Rust: without an exponent, and without a fraction for integers. */
export function plain(value: number | bigint): string {
  if (Object.is(value, -0)) return "-0";
  const text = String(value).replace("Infinity", "inf");
  const [digits = "", exponent] = text.split("e");
  if (exponent === undefined) return text;
  const [sign = "", whole = "", fraction = ""] = /^(-?)(\d)\.?(\d*)$/.exec(digits)?.slice(1) ?? [];
  const places = Number(exponent);
  return places < 0
    ? `${sign}0.${"0".repeat(-places - 1)}${whole}${fraction}`
    : `${sign}${whole}${fraction}${"0".repeat(places - fraction.length)}`;
}

function allowed(value: number | bigint, from: number | bigint, to: number | bigint): string {
  if (to !== Infinity) return `from ${plain(from)} to ${plain(to)}`;
  if (Number.isFinite(Number(value))) return `at least ${plain(from)}`;
  return from === -Infinity ? "finite" : `finite and at least ${plain(from)}`;
}
