import { Note } from "#app/ui/note.tsx";
import { type ClaimName, claims } from "#content/claims.ts";

/** Explains a published number and its source. */
export function ClaimNote({ name }: { name: ClaimName }) {
  const { value, label, meaning, source } = claims[name];
  return (
    <Note about={`${value} ${label}`}>
      <p data-markdown="skip" className="font-semibold">
        {value} {label}
      </p>
      <p className="my-2">{meaning}</p>
      <p className="text-muted text-sm">{source}</p>
    </Note>
  );
}
