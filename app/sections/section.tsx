import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A section of a long page: an anchor, a heading, a sentence, and its content. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mx-auto max-w-6xl px-4 py-16 outline-none sm:px-8 lg:py-20"
    >
      <h2 id={`${id}-title`} className="font-semibold text-3xl sm:text-4xl">
        {title}
      </h2>
      {lead && <p className="mt-4 max-w-[60ch] text-lg text-muted text-pretty">{lead}</p>}
      <div className="mt-10">{children}</div>
    </section>
  );
}
