import { slug } from "github-slugger";
import type { ReactNode } from "react";
import { Heading } from "#app/docs/heading.tsx";
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
  const id = slug(title);
  return (
    <section aria-labelledby={id} className="prose">
      <Heading level={3} id={id}>
        {title}
      </Heading>
      {/* On a line of its own, so that a late font does not move it. */}
      <div className="mt-3">
        <ValueBadge value={difficulty} />
      </div>
      <p className="text-muted">{description}</p>
      <p>
        <CodeText text={content} />
      </p>
      {children}
      <div>
        <p data-markdown="label" className="font-semibold">
          Applications
        </p>
        <ul className="mt-2 list-disc flex flex-col gap-1 pl-5 marker:text-accent">
          {applications.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
