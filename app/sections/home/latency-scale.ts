export interface LatencyRow {
  title: string;
  /** What the full width stands for. */
  scale: string;
  /** Widths out of 1000. */
  http: number;
  neural: number;
}

const width = 1000;
const magnification = 128;

/** Bars for two latencies: once to the longer one's scale, once with the beginning of that row magnified. */
export function latencyRows(httpMicroseconds: number, neuralMicroseconds: number): LatencyRow[] {
  return [1, magnification].map((factor) => {
    const span = httpMicroseconds / factor;
    const share = (microseconds: number) => Math.min(width, (microseconds / span) * width);
    return {
      title: factor === 1 ? "To one scale" : `The first 1/${factor} of it, magnified`,
      scale: `full width ${(span / 1000).toLocaleString("en", { maximumFractionDigits: 1 })} ms`,
      http: share(httpMicroseconds),
      neural: share(neuralMicroseconds),
    };
  });
}
