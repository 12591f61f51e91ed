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
      {/* The space doesn't break, so that the button follows the last word. */}
      <dt className="text-muted text-sm [&>button]:-my-1">
        {`${claims[name].label}\u00a0`}
        <ClaimNote name={name} />
      </dt>
      <dd className="font-display font-semibold text-3xl digits">{claims[name].value}</dd>
    </div>
  );
}
