import { Icon } from "#app/ui/icon.tsx";
import type { ContentRecord } from "#content/schema.ts";

/** Prerequisites. The check marks are part of the text, so there is nothing to tick. */
export function Checklist({ items }: { items: readonly ContentRecord<"checklistItem">[] }) {
  return (
    <ul className="max-w-none divided rounded-xl border border-line bg-raised">
      {items.map(({ title, description, completed }) => (
        <li key={title} className="flex gap-4 p-5">
          {completed ? (
            <Icon name="circle-check" className="mt-0.5 size-5 text-accent" />
          ) : (
            <span
              aria-hidden="true"
              className="mt-0.5 size-5 shrink-0 rounded-full border-2 border-control"
            />
          )}
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p data-markdown="label" className="font-semibold">
                {title}
              </p>
              <p className={`text-sm ${completed ? "text-accent-strong" : "text-muted"}`}>
                {completed ? "Completed" : "Before you start"}
              </p>
            </div>
            <p className="mt-1 text-muted text-sm">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
