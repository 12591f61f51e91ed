import { Card } from "#app/ui/card.tsx";
import { claims, latencies } from "#content/claims.ts";
import { comparison } from "#content/home.ts";
import { ClaimNote } from "./claim-note.tsx";
import { LatencyDrawing } from "./latency-drawing.tsx";

export function LatencyComparison() {
  return (
    <Card className="mt-6 sm:p-8">
      <h3 className="font-semibold text-2xl">{comparison.title}</h3>
      <p className="mt-2 max-w-[65ch] text-muted">{comparison.text}</p>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
        {(["httpLatency", "neuralLatency"] as const).map((name) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="flex items-center gap-1 text-muted text-sm">
              {claims[name].label}
              <ClaimNote name={name} />
            </dt>
            <dd className="font-display font-semibold text-2xl">{claims[name].value}</dd>
          </div>
        ))}
      </dl>
      <LatencyDrawing {...latencies} />
    </Card>
  );
}
