import { Icon } from "#app/ui/icon.tsx";
import type { LinkedPage } from "#model/page-types.ts";

/** Cards that link to docs pages, with the pages' titles and descriptions. Four are two rows of two. */
export function LinkCards({ pages }: { pages: readonly LinkedPage[] }) {
  const columns = pages.length === 4 ? "sm:grid-cols-2" : "grid-cols-[repeat(auto-fit,minmax(13.5rem,1fr))]";
  return (
    <ul className={`grid gap-4 ${columns}`}>
      {pages.map((page) => (
        <li key={page.href}>
          <a
            href={page.href}
            data-plain=""
            className="group block h-full rounded-xl border border-line bg-raised p-5 transition-colors hover:border-accent"
          >
            <span className="flex items-start justify-between gap-3 font-semibold group-hover:text-accent">
              {page.title}
              <Icon name="arrow-right" className="mt-1 size-4 text-accent" />
            </span>
            <span data-markdown="detail" className="mt-1 block text-muted text-sm">
              {page.description}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
