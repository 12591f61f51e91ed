import { CodeText } from "#app/ui/code-text.tsx";
import type { Evidence as EvidenceRecord } from "#model/results/evidence.ts";
import { RecordTable } from "../lists/record-table.tsx";

/** A result with its date and command. An outdated or missing result says so. */
export function Evidence({ of: { origin, notes, tables } }: { of: EvidenceRecord }) {
  return (
    <>
      {origin && <Origin {...origin} />}
      {notes.map((note) => (
        <p key={note}>
          <CodeText text={note} />
        </p>
      ))}
      {tables.map((table) => (
        <RecordTable key={table.label} {...table} />
      ))}
    </>
  );
}

function Origin({ command, date, commit, isOlder }: NonNullable<EvidenceRecord["origin"]>) {
  if (!date) {
    return (
      <p data-result="" data-search="skip" className="result-origin">
        <strong>Not measured yet.</strong> To measure it, run <code>{command}</code>.
      </p>
    );
  }
  return (
    <p data-result="" data-search="skip" className="result-origin">
      Produced by <code>{command}</code> on {date} from commit {commit}.
      {isOlder && (
        <>
          {" "}
          <strong>The code has changed since then.</strong>
        </>
      )}
    </p>
  );
}
