import type { ReactNode } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { page, type SectionId, sections } from "#content/getting-started.ts";

interface GuideSectionProps {
  id: SectionId;
  children: ReactNode;
}

/**
 * A section of the guide, laid out like a notebook: its heading sticks in the margin, with the content beside it. It
 * ends with a button to the next section.
 */
export function GuideSection({ id, children }: GuideSectionProps) {
  const position = sections.findIndex((section) => section.id === id);
  const section = sections[position];
  const next = sections[position + 1];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mx-auto max-w-6xl px-4 outline-none sm:px-8">
      <div className="grid gap-8 border-line border-t py-12 lg:grid-cols-12 lg:py-14">
        <div className="min-w-0 lg:sticky lg:top-24 lg:col-span-3 lg:self-start">
          <h2 id={`${id}-title`} className="font-semibold text-3xl">
            {section?.title}
          </h2>
          <p className="mt-3 max-w-prose text-muted text-pretty">
            <CodeText text={section?.intro ?? ""} />
          </p>
        </div>
        <div className="min-w-0 flex flex-col gap-8 lg:col-span-9">
          {children}
          {next ? (
            <a
              href={`#${next.id}`}
              data-markdown="skip"
              className={`${buttonClass({ variant: "secondary" })} text-center sm:self-start`}
            >
              {page.next}: {next.title}
              <Icon name="arrow-right" className="size-4 rotate-90" />
            </a>
          ) : (
            <a
              href="#content"
              data-markdown="skip"
              className={`${buttonClass({ variant: "secondary" })} text-center sm:self-start`}
            >
              {page.toTop}
              <Icon name="arrow-right" className="-rotate-90 size-4" />
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
