import { comparison } from "#content/home.ts";
import { latencyRows } from "./latency-scale.ts";

interface LatencyDrawingProps {
  httpMicroseconds: number;
  neuralMicroseconds: number;
}

/** Both latencies to one scale, where the shorter is thinner than a hair, and its beginning magnified. */
export function LatencyDrawing({ httpMicroseconds, neuralMicroseconds }: LatencyDrawingProps) {
  const rows = latencyRows(httpMicroseconds, neuralMicroseconds);
  return (
    <figure className="mt-6">
      <div className="grid gap-5">
        {rows.map((row) => (
          <div key={row.scale}>
            <p className="flex flex-wrap justify-between gap-x-4 text-muted text-sm">
              <span>{row.title}</span>
              <span>{row.scale}</span>
            </p>
            <svg
              viewBox="0 0 1000 56"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-1 h-14 w-full"
            >
              <rect x="0" y="4" width={row.http} height="20" className="fill-muted" />
              <rect x="0" y="32" width={row.neural} height="20" className="fill-accent" />
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Key className="bg-muted">{comparison.keys.http}</Key>
        <Key className="bg-accent">{comparison.keys.neural}</Key>
      </figcaption>
    </figure>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-3 rounded-sm ${className}`} />
      {children}
    </span>
  );
}
