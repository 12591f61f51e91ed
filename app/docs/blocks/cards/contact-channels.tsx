import { ValueBadge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MailLink } from "#app/ui/links.tsx";
import type { ContentRecord } from "#content/schema.ts";

type Channel = ContentRecord<"contactChannel">;

/** Types of message, each with its own subject, although one address receives them all. */
export function ContactChannels({ channels }: { channels: readonly Channel[] }) {
  return (
    <ul className="grid max-w-none gap-4 md:grid-cols-3">
      {channels.map((channel) => (
        <li key={channel.title} className="min-w-0">
          <ChannelCard channel={channel} />
        </li>
      ))}
    </ul>
  );
}

function ChannelCard({ channel }: { channel: Channel }) {
  return (
    <Card className="flex h-full flex-col gap-3">
      <h3 className="font-semibold text-lg">{channel.title}</h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <ValueBadge value={channel.priority} />
        <span className="inline-flex items-center gap-1.5">
          <Icon name="clock" className="size-4 text-accent" />
          {channel.responseTime}
        </span>
      </p>
      <p className="font-medium text-sm">Best for</p>
      <ul className="-mt-2 mb-auto list-disc flex flex-col gap-1 pl-5 text-muted text-sm accent-marks">
        {channel.bestFor.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <MailLink
        address={channel.email}
        subject={channel.subject}
        data-plain=""
        className={`${buttonClass({ variant: "secondary" })} mt-1 w-full`}
      >
        <Icon name="mail" className="size-4" />
        {channel.title}
      </MailLink>
      <p className="-mt-1 break-words text-center text-muted text-xs">{channel.email}</p>
    </Card>
  );
}
