import { comparison } from "#content/home.ts";
import { type LatencyRow, latencyRows } from "./latency-scale.ts";

interface LatencyDrawingProps {
  httpMicroseconds: number;
  neuralMicroseconds: number;
}

/** Both latencies at one scale, where the shorter is thinner than a hair, and its beginning magnified. */
export function LatencyDrawing({ httpMicroseconds, neuralMicroseconds }: LatencyDrawingProps) {
  const rows = latencyRows(httpMicroseconds, neuralMicroseconds);
  return (
    <div className="mt-6 grid gap-6">
      {rows.map((row) => (
        <div key={row.scale}>
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <strong className="font-semibold">{row.title}</strong>
            <span className="text-muted">{row.scale}</span>
          </p>
          <Bar name={comparison.keys.http} width={row.http} className="fill-line" />
          <Bar name={comparison.keys.neural} width={row.neural} className="fill-accent" />
        </div>
      ))}
    </div>
  );
}

/** A bar with its name inside, or beside it if it is short. A line marks one that is too short to see. */
function Bar({ name, width, className }: { name: string; width: LatencyRow["http"]; className: string }) {
  return (
    <div className="relative mt-1.5 rounded-sm bg-sunken">
      <svg
        viewBox="0 0 1000 10"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-8 w-full rounded-sm"
      >
        <rect width={width} height="10" className={className} />
        {width < 1 && (
          <path d="M0 0V10" strokeWidth="2" vectorEffect="non-scaling-stroke" className="stroke-accent" />
        )}
      </svg>
      <span className="absolute inset-y-0 right-3 flex items-center text-ink text-sm">{name}</span>
    </div>
  );
}
