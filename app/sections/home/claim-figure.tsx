import { type ClaimName, claims } from "#content/claims.ts";
import { ClaimNote } from "./claim-note.tsx";

interface ClaimFigureProps {
  name: ClaimName;
  className?: string;
}

/** A published number in a `dl`: the number, what it counts, and the note. */
export function ClaimFigure({ name, className = "" }: ClaimFigureProps) {
  const { label, value } = claims[name];
  const lastWord = label.lastIndexOf(" ") + 1;
  return (
    <div className={`flex flex-col-reverse justify-end ${className}`}>
      <dt className="text-muted text-sm [&_button]:-my-1">
        {label.slice(0, lastWord)}
        {/* Browsers may break a line before a button, even after a space that doesn't break. */}
        <span className="whitespace-nowrap">
          {`${label.slice(lastWord)} `}
          <ClaimNote name={name} />
        </span>
      </dt>
      <dd className="font-display font-semibold text-3xl digits">{value}</dd>
    </div>
  );
}
