import { Heading } from "#app/docs/heading.tsx";
import type { ApiType as Type } from "#model/api/api-types.ts";
import { ApiParts } from "./api-parts.tsx";
import { ApiSummary } from "./api-summary.tsx";

const memberTitles: Record<string, string> = { struct: "Fields", enum: "Variants", trait: "Members" };

/** A type with its fields or variants and its constants. */
export function ApiType({ type: { id, name, kind, summary, members, constants } }: { type: Type }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 rounded-xl border border-line bg-raised p-5">
      <Heading level={3} id={id} data-markdown="code" className="break-words font-mono text-lg">
        <span className="font-normal text-muted">{kind} </span>
        {name}
      </Heading>
      <ApiSummary text={summary} />
      <ApiParts title={memberTitles[kind] ?? "Members"} parts={members} />
      <ApiParts title="Constants" parts={constants} />
    </section>
  );
}
