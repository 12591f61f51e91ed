/** 24,675. */
export function bytes(value: number): string {
  return value.toLocaleString("en-US");
}

/** A ratio with two decimals, or with more if it would be zero. */
export function ratio(value: number): string {
  return value >= 0.005 || value === 0 ? value.toFixed(2) : value.toPrecision(1);
}

/** 0.873 as 87.3%. */
export function share(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}
