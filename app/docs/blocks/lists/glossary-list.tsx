import { CodeText } from "#app/ui/code-text.tsx";
import type { ContentRecord } from "#content/schema.ts";

/** Terms with definitions, each linked to the page that explains it. */
export function GlossaryList({ terms }: { terms: readonly ContentRecord<"glossaryTerm">[] }) {
  return (
    <dl className="divided rounded-xl border border-line bg-raised">
      {terms.map(({ term, meaning, href }) => (
        <div key={term} className="px-4 py-2.5 sm:grid sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-4">
          <dt className="font-medium">
            <a href={href}>{term}</a>
          </dt>
          <dd className="text-muted">
            <CodeText text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
