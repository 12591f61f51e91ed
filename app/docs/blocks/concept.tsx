import type { ReactNode } from "react";
import { ValueBadge } from "#app/ui/badge.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import type { ContentRecord } from "#content/schema.ts";

interface ConceptProps {
  of: ContentRecord<"concept">;
  /** The program, and how to read what it prints. */
  children: ReactNode;
}

/** One idea: what it is, a program that shows it, and where it is used. */
export function Concept({
  of: { title, description, difficulty, content, applications },
  children,
}: ConceptProps) {
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return (
    <section aria-labelledby={id} className="prose">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id={id} className="font-semibold text-xl">
          {title}
        </h3>
        <ValueBadge value={difficulty} />
      </div>
      <p className="text-muted">{description}</p>
      <p>
        <CodeText text={content} />
      </p>
      {children}
      <div>
        <p className="font-semibold">Applications</p>
        <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-accent">
          {applications.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
