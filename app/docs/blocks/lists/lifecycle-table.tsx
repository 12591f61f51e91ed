import { CodeLine } from "#app/ui/code-block.tsx";
import type { ContentRecord } from "#content/schema.ts";
import type { Sample } from "#model/sample.ts";
import { RecordTable } from "./record-table.tsx";

interface LifecycleTableProps {
  stages: readonly ContentRecord<"lifecycleStage">[];
  /** The code of each stage, in order. */
  samples: readonly Sample[];
}

/** The stages of a life: duration, description, and the call that starts each. */
export function LifecycleTable({ stages, samples }: LifecycleTableProps) {
  return (
    <RecordTable
      label="Life-cycle stages"
      columns={["Stage", "Duration", "What happens"]}
      rows={stages.map(({ stage, duration, description }) => [stage, duration, description])}
      below={samples.map((sample) => (
        <p key={sample.html} className="mt-1 max-sm:-ml-26">
          <CodeLine sample={sample} />
        </p>
      ))}
    />
  );
}
