import { docsPages } from "#app/docs/nav.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ContentRecord } from "#content/schema.ts";

/** Cards for pages, with topics and prerequisites; titles and descriptions come from the pages. */
export function TopicCards({ topics }: { topics: readonly ContentRecord<"topic">[] }) {
  return (
    <ul className="grid max-w-none gap-4">
      {topics.map(({ icon, href, covers, buildsOn }) => (
        <li
          key={href}
          className="group relative grid min-w-0 gap-x-8 gap-y-4 rounded-xl border border-line bg-raised p-5 transition-colors hover:border-accent md:grid-cols-2"
        >
          <div className="flex min-w-0 gap-4">
            <Icon name={icon} className="mt-0.5 size-5 text-accent" />
            <div className="min-w-0">
              <h3 className="font-semibold text-lg">
                <a
                  href={href}
                  data-plain=""
                  className="after:absolute after:inset-0 after:rounded-xl group-hover:text-accent"
                >
                  {docsPages.find((page) => page.href === href)?.title}
                </a>
              </h3>
              <p className="mt-1 text-muted text-sm">
                {docsPages.find((page) => page.href === href)?.description}
              </p>
            </div>
          </div>
          <div className="min-w-0 text-sm">
            <ul className="list-disc flex flex-col gap-1 pl-5 accent-marks">
              {covers.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="mt-3 text-muted">
              <span className="font-medium text-ink">Builds on:</span> {buildsOn}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
