import { slug } from "github-slugger";
import type { ReactNode } from "react";
import { Heading } from "#app/docs/heading.tsx";
import { ValueBadge } from "#app/ui/badge.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import type { ContentRecord } from "#content/schema.ts";

interface ConceptProps {
  of: ContentRecord<"concept">;
  /** The program and an explanation of its output. */
  children: ReactNode;
}

/** One idea: a description, a sample program, and its uses. */
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
      {/* On a separate line, so that a late font doesn't move it. */}
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
        <ul className="mt-2 list-disc flex flex-col gap-1 pl-5 accent-marks">
          {applications.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
