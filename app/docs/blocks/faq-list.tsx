import { Fragment } from "react";
import { PageLink } from "#app/docs/page-link.tsx";
import { AnchorLink } from "#app/ui/anchor-link.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import type { ContentRecord } from "#content/schema.ts";
import { TagChips } from "./tag-chips.tsx";

type Entry = ContentRecord<"faqEntry">;

interface FaqListProps {
  categories: readonly { id: string; title: string; entries: readonly Entry[] }[];
}

/** Questions by category. Every answer is open, so that it can be found on the page and linked to. */
export function FaqList({ categories }: FaqListProps) {
  return (
    <>
      <nav aria-label="Question categories">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {categories.map(({ id, title }) => (
            <li key={id}>
              <AnchorLink anchor={id} className="inline-block py-1">
                {title}
              </AnchorLink>
            </li>
          ))}
        </ul>
      </nav>
      {categories.map(({ id, title, entries }) => (
        <Fragment key={id}>
          <h2 id={id}>{title}</h2>
          <ul className="max-w-none divide-y divide-line rounded-xl border border-line bg-raised">
            {entries.map((entry) => (
              <li key={entry.id} className="min-w-0 p-5">
                <Answer entry={entry} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}

function Answer({ entry }: { entry: Entry }) {
  return (
    <>
      <h3 id={entry.id} className="font-semibold text-lg target:text-accent">
        {/* Before the question, so that a late font does not move it. */}
        <AnchorLink
          anchor={entry.id}
          data-plain=""
          aria-label={`Link to: ${entry.question}`}
          className="inline-grid size-6 place-items-center font-normal text-base text-muted hover:text-accent"
        >
          #
        </AnchorLink>{" "}
        {entry.question}
      </h3>
      <p className="mt-2 max-w-[70ch]">
        <CodeText text={entry.answer} />
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PageLink href={entry.href} className="font-medium text-sm">
          {entry.action}
        </PageLink>
        <TagChips label="Tags" tags={entry.tags} />
      </div>
    </>
  );
}
