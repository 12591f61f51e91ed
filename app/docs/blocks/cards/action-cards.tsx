import { PageLink } from "#app/docs/page-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ContentRecord } from "#content/schema.ts";

interface ActionCardsProps {
  actions: readonly ContentRecord<"actionCard">[];
}

/** Quick actions, each one click away. */
export function ActionCards({ actions }: ActionCardsProps) {
  return (
    <ul className="grid max-w-none gap-4 sm:grid-cols-2">
      {actions.map(({ icon, title, description, href }) => (
        <li
          key={title}
          className="relative flex min-w-0 gap-4 rounded-xl border border-line bg-raised p-5 transition-colors hover:border-accent"
        >
          <Icon name={icon} className="mt-0.5 size-5 text-accent" />
          <div className="min-w-0">
            <PageLink
              href={href}
              data-plain=""
              className="font-semibold after:absolute after:inset-0 after:rounded-xl hover:text-accent"
            >
              {title}
            </PageLink>
            <p className="mt-1 text-muted text-sm">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
