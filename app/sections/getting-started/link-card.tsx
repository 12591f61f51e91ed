import { Icon } from "#app/ui/icon.tsx";
import { ExternalLink } from "#app/ui/links.tsx";
import type { ContentRecord } from "#content/schema.ts";

const area = "after:absolute after:inset-0 group-hover:text-accent";

/** A card that is one link, to a page of this site or, in a new tab, to another. */
export function LinkCard({ link }: { link: ContentRecord<"link"> }) {
  const isHere = link.url.startsWith("/");
  return (
    <div className="group relative h-full rounded-xl border border-line bg-raised p-5 transition-colors hover:border-accent">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold text-lg">
          {isHere ? (
            <a href={link.url} className={area}>
              {link.name}
            </a>
          ) : (
            <ExternalLink href={link.url} arrow={false} className={area}>
              {link.name}
            </ExternalLink>
          )}
        </h3>
        <Icon name={isHere ? "arrow-right" : "arrow-up-right"} className="size-4 text-accent" />
      </div>
      <p className="mt-2 text-muted">{link.description}</p>
    </div>
  );
}
