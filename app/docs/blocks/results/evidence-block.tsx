import { CodeText } from "#app/ui/code-text.tsx";
import type { Evidence as EvidenceRecord } from "#model/results/evidence.ts";
import { RecordTable } from "../lists/record-table.tsx";

interface EvidenceProps {
  of: EvidenceRecord;
  /** A result further up the page. If command, date and commit are the same, they aren't repeated. */
  above?: EvidenceRecord;
}

/** A result with its date and command. An outdated or missing result says so. */
export function Evidence({ of: { origin, verdict, notes, tables }, above }: EvidenceProps) {
  return (
    <>
      {verdict && (
        <p data-result="" className="result-verdict">
          <strong>
            <CodeText text={verdict} />
          </strong>
        </p>
      )}
      {origin && (isSame(origin, above?.origin) ? <SameOrigin {...origin} /> : <Origin {...origin} />)}
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

type OriginRecord = NonNullable<EvidenceRecord["origin"]>;

function isSame(one: OriginRecord, other: OriginRecord | undefined): boolean {
  return one.date !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

function SameOrigin({ command }: OriginRecord) {
  return (
    <p data-result="" data-search="skip" className="result-origin">
      From the same run of <code>{command}</code>.
    </p>
  );
}

function Origin({ command, date, commit, isOlder }: OriginRecord) {
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
      {isOlder && " The code has changed since then."}
    </p>
  );
}
