import { packageNote } from "#content/site.ts";
import { InfoCard } from "./info-card.tsx";

/** Explains which of the two packages these pages document. */
export function PackageNote() {
  return (
    <InfoCard title={packageNote.title}>
      <p>
        {packageNote.text}{" "}
        <a
          href={packageNote.href}
          className="text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {packageNote.action}
        </a>
      </p>
    </InfoCard>
  );
}
