import { claims } from "#content/claims.ts";
import { validated } from "#content/home.ts";
import { ClaimNote } from "./claim-note.tsx";

/** The feature claims in numbers. */
export function Validation() {
  return (
    <dl className="mt-6 grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-3">
      {validated.map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end bg-surface p-5">
          <dt className="flex items-center gap-1 text-muted text-sm">
            {claims[name].label}
            <ClaimNote name={name} />
          </dt>
          <dd className="font-display font-semibold text-3xl">{claims[name].value}</dd>
        </div>
      ))}
    </dl>
  );
}
