import { Fragment } from "react";
import { Heading } from "#app/docs/heading.tsx";
import { PageLink } from "#app/docs/page-link.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import type { ContentRecord } from "#content/schema.ts";
import { TagChips } from "./tag-chips.tsx";

type Entry = ContentRecord<"faqEntry">;

interface FaqListProps {
  categories: readonly { id: string; title: string; entries: readonly Entry[] }[];
}

/** Questions by category. All answers are expanded, so that find-in-page and links reach them. */
export function FaqList({ categories }: FaqListProps) {
  return categories.map(({ id, title, entries }) => (
    <Fragment key={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ul className="max-w-none divided rounded-xl border border-line bg-raised">
        {entries.map((entry) => (
          <li key={entry.id} className="min-w-0 p-5">
            <Answer entry={entry} />
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}

function Answer({ entry }: { entry: Entry }) {
  return (
    <>
      <Heading level={3} id={entry.id} className="leading-tight target:text-accent">
        {entry.question}
      </Heading>
      <p className="mt-2 max-w-[70ch]">
        <CodeText text={entry.answer} />
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-start">
        <PageLink href={entry.href} className="font-medium text-sm">
          {entry.action}
        </PageLink>
        <TagChips label="Tags" tags={entry.tags} />
      </div>
    </>
  );
}
