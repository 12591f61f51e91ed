export interface LatencyRow {
  title: string;
  /** The latency at full width. */
  scale: string;
  /** Widths out of 1000. */
  http: number;
  neural: number;
}

const width = 1000;
// A power of two at which the shorter latency is a quarter of the width.
const magnification = 4096;

/** Bars for two latencies: one row at the longer one's scale, and one that magnifies its beginning. */
export function latencyRows(httpMicroseconds: number, neuralMicroseconds: number): LatencyRow[] {
  return [1, magnification].map((factor) => {
    const span = httpMicroseconds / factor;
    const share = (microseconds: number) => Math.min(width, (microseconds / span) * width);
    return {
      title:
        factor === 1 ? "Both to the same scale" : `The first 1/${factor.toLocaleString("en")}, magnified`,
      scale: `full width ${inUnits(span)}`,
      http: share(httpMicroseconds),
      neural: share(neuralMicroseconds),
    };
  });
}

function inUnits(microseconds: number): string {
  return microseconds < 1000 ? `${Math.round(microseconds)} μs` : `${Math.round(microseconds / 1000)} ms`;
}
