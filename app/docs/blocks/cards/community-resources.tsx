import { PageLink } from "#app/docs/page-link.tsx";
import { Card } from "#app/ui/card.tsx";
import type { ContentRecord } from "#content/schema.ts";

type Resource = ContentRecord<"communityResource">;

/** Community links, each with its published size. */
export function CommunityResources({ resources }: { resources: readonly Resource[] }) {
  return (
    <ul className="grid max-w-none gap-4">
      {resources.map((resource) => (
        <li key={resource.title} className="min-w-0">
          <ResourceCard resource={resource} />
        </li>
      ))}
    </ul>
  );
}

function ResourceCard({ resource }: { resource: Resource }) {
  return (
    <Card className="grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="min-w-0">
        <h3 className="font-semibold text-lg">
          <PageLink href={resource.href}>{resource.title}</PageLink>
        </h3>
        <p className="mt-2 text-pretty">{resource.description}</p>
        <ul className="mt-3 list-disc flex flex-col gap-1 pl-5 text-muted text-sm accent-marks">
          {resource.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <dl className="flex gap-x-8 gap-y-3 text-sm sm:flex-col sm:border-line sm:border-l sm:pl-5">
        <div>
          <dt className="text-muted">Community size</dt>
          <dd className="font-display font-semibold text-2xl text-accent">{resource.members}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-muted">Activity</dt>
          <dd>{resource.activity}</dd>
        </div>
      </dl>
    </Card>
  );
}
