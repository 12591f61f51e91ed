import { PageLink } from "#app/docs/page-link.tsx";
import { ValueBadge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ContentRecord } from "#content/schema.ts";

interface SupportCategoriesProps {
  categories: readonly ContentRecord<"supportCategory">[];
}

/** Support categories with the topics they cover and their reading times. */
export function SupportCategories({ categories }: SupportCategoriesProps) {
  return (
    <ul className="grid max-w-none gap-4 md:grid-cols-2">
      {categories.map((category) => (
        <li
          key={category.href}
          className="group relative flex min-w-0 flex-col rounded-xl border border-line bg-raised p-5 transition-colors hover:border-accent"
        >
          <div className="flex items-center justify-between gap-3">
            <h3 className="font-semibold text-lg">
              <PageLink
                href={category.href}
                data-plain=""
                className="after:absolute after:inset-0 after:rounded-xl group-hover:text-accent"
              >
                {category.title}
              </PageLink>
            </h3>
            <Icon name="arrow-right" className="size-4 text-accent" />
          </div>
          <p className="mt-1 text-muted text-sm">{category.description}</p>
          <ul className="mt-3 mb-4 list-disc flex flex-col gap-1 pl-5 text-sm accent-marks">
            {category.topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
          <p className="mt-auto flex flex-wrap items-center gap-3 text-muted text-sm">
            <ValueBadge value={category.difficulty} />
            <span className="inline-flex items-center gap-1.5">
              <Icon name="clock" className="size-4" />
              {category.duration}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
