import { useId } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ExternalLink } from "#app/ui/links.tsx";
import type { ContentRecord } from "#content/schema.ts";

type Resource = ContentRecord<"resourceCard">;

export function ResourceCard({ card }: { card: Resource }) {
  const badgeId = useId();
  return (
    <Card className="flex h-full flex-col">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <Icon name={card.icon} className="size-6 text-accent" />
        {card.badge && (
          <span id={badgeId} className="flex">
            <Badge tone={card.href ? "alive" : "caution"}>{card.badge}</Badge>
          </span>
        )}
      </div>
      <h3 className="mt-4 font-semibold text-xl">{card.title}</h3>
      <p className="mt-1 mb-5 text-muted">{card.description}</p>
      <div className="mt-auto">
        <Action card={card} badgeId={badgeId} />
      </div>
    </Card>
  );
}

const look = buttonClass({ variant: "secondary", size: "sm" });

/** A link if there is an address; otherwise a button whose label explains that there is none yet. */
function Action({ card: { action, href }, badgeId }: { card: Resource; badgeId: string }) {
  if (!href) {
    return (
      <Button variant="secondary" size="sm" aria-disabled="true" aria-describedby={badgeId}>
        {action}
      </Button>
    );
  }
  if (href.startsWith("/")) {
    return (
      <a href={href} className={look}>
        {action}
      </a>
    );
  }
  return (
    <ExternalLink href={href} className={look}>
      {action}
    </ExternalLink>
  );
}
