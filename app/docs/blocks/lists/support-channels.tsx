import { PageLink } from "#app/docs/page-link.tsx";
import { ValueBadge } from "#app/ui/badge.tsx";
import type { ContentRecord } from "#content/schema.ts";

interface SupportChannelsProps {
  channels: readonly ContentRecord<"supportChannel">[];
}

/** Support channels, in the order to try them. */
export function SupportChannels({ channels }: SupportChannelsProps) {
  return (
    <ol className="max-w-none divided rounded-xl border border-line bg-raised">
      {channels.map((channel, index) => (
        <li key={channel.name} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-5">
          <div className="min-w-0 flex-[1_1_16rem]">
            <span aria-hidden="true" data-markdown="skip" className="mr-2 font-semibold text-accent">
              {index + 1}
            </span>
            <PageLink href={channel.href} className="font-semibold">
              {channel.name}
            </PageLink>
            <p className="mt-1 text-muted text-sm">{channel.description}</p>
          </div>
          <p className="grid grid-cols-[auto_4.5rem] items-center justify-items-start gap-2 text-muted text-sm">
            <span>Priority</span>
            <ValueBadge value={channel.priority} />
          </p>
        </li>
      ))}
    </ol>
  );
}
