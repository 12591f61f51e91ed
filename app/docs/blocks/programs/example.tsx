import { slug } from "github-slugger";
import type { ReactNode } from "react";
import { Heading } from "#app/docs/heading.tsx";
import { ValueBadge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ContentRecord } from "#content/schema.ts";

interface ExampleProps {
  of: ContentRecord<"example">;
  /** Target of "Try This Example"; no button when omitted. */
  tryAt?: string;
  /** The program and notes about its lines. */
  children: ReactNode;
}

/** One worked example with its difficulty and duration. */
export function Example({ of: { title, description, difficulty, duration }, tryAt, children }: ExampleProps) {
  const id = slug(title);
  return (
    <section aria-labelledby={id} className="prose">
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {/* On a separate line, so that a late font doesn't move them. */}
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <ValueBadge value={difficulty} />
        <span className="inline-flex items-center gap-1 text-muted text-sm">
          <Icon name="clock" className="size-4" />
          {duration}
        </span>
      </div>
      <p>{description}</p>
      {children}
      {tryAt && (
        <p>
          <a href={tryAt} data-plain="" className={buttonClass({ variant: "secondary" })}>
            <Icon name="play" className="size-4" />
            Try This Example
          </a>
        </p>
      )}
    </section>
  );
}
