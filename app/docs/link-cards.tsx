import { Icon } from "#app/ui/icon.tsx";
import type { LinkedPage } from "#model/page-types.ts";

/** Cards that link to docs pages, with the pages' titles and descriptions. */
export function LinkCards({ pages }: { pages: readonly LinkedPage[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(13.5rem,1fr))] gap-4">
      {pages.map((page) => (
        <li key={page.href}>
          <a
            href={page.href}
            data-plain=""
            className="group flex h-full items-start gap-3 rounded-xl border border-line bg-raised p-5 transition-colors hover:border-accent"
          >
            <span className="flex-1">
              <span className="block font-semibold group-hover:text-accent">{page.title}</span>
              <span data-markdown="detail" className="mt-1 block text-muted text-sm">
                {page.description}
              </span>
            </span>
            <Icon name="arrow-right" className="mt-1 size-4 text-accent" />
          </a>
        </li>
      ))}
    </ul>
  );
}
