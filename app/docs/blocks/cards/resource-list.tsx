import { useId } from "react";
import { PageLink } from "#app/docs/page-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ContentRecord } from "#content/schema.ts";

type Resource = ContentRecord<"resourceCard">;

/** Further resources, each with a button. */
export function ResourceList({ resources }: { resources: readonly Resource[] }) {
  return (
    <ul className="max-w-none divided rounded-xl border border-line bg-raised">
      {resources.map((resource) => (
        <ResourceRow key={resource.title} resource={resource} />
      ))}
    </ul>
  );
}

function ResourceRow({
  resource: { icon, title, description, action, href, badge },
}: {
  resource: Resource;
}) {
  const textId = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
      <div className="flex min-w-0 flex-[1_1_16rem] gap-4">
        <Icon name={icon} className="mt-0.5 size-5 text-accent" />
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-3 font-semibold">
            <span>{title}</span>
            {href && badge && <Badge tone="alive">{badge}</Badge>}
          </h3>
          <p id={textId} className="mt-1 text-muted text-sm">
            {description}
          </p>
        </div>
      </div>
      {href ? (
        <PageLink href={href} data-plain="" className={buttonClass({ variant: "secondary", size: "sm" })}>
          {action}
        </PageLink>
      ) : (
        // Focusable and readable, but inert: there is no address yet.
        <Button variant="secondary" size="sm" aria-disabled="true" aria-describedby={textId}>
          {action} <Badge tone="caution">{badge}</Badge>
        </Button>
      )}
    </li>
  );
}
