import { Card } from "#app/ui/card.tsx";
import { latencies } from "#content/claims.ts";
import { comparison } from "#content/home.ts";
import { ClaimFigure } from "./claim-figure.tsx";
import { LatencyDrawing } from "./latency-drawing.tsx";

export function LatencyComparison() {
  return (
    <Card className="mt-6 sm:p-8">
      <h3 className="font-semibold text-2xl">{comparison.title}</h3>
      <p className="mt-2 max-w-[65ch] text-muted">{comparison.text}</p>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
        {comparison.compared.map((name) => (
          <ClaimFigure key={name} name={name} />
        ))}
      </dl>
      <LatencyDrawing {...latencies} />
    </Card>
  );
}
