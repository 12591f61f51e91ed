import { type ClaimName, claims } from "#content/claims.ts";
import { ClaimNote } from "./claim-note.tsx";

interface ClaimFigureProps {
  name: ClaimName;
  className?: string;
}

/** A published number in a `dl`: the number, what it counts, and the note. */
export function ClaimFigure({ name, className = "" }: ClaimFigureProps) {
  return (
    <div className={`flex flex-col-reverse justify-end ${className}`}>
      <dt className="flex items-center gap-1 text-muted text-sm">
        {claims[name].label}
        <ClaimNote name={name} />
      </dt>
      <dd className="font-display font-semibold text-3xl digits">{claims[name].value}</dd>
    </div>
  );
}
