import { validated } from "#content/home.ts";
import { ClaimFigure } from "./claim-figure.tsx";

/** The feature claims as numbers. */
export function Validation() {
  return (
    <dl className="mt-6 grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-3">
      {validated.map((name) => (
        <ClaimFigure key={name} name={name} className="bg-surface p-5" />
      ))}
    </dl>
  );
}
