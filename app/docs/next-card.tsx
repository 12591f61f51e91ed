import { Icon } from "#app/ui/icon.tsx";
import type { LinkedPage } from "#model/page-types.ts";
import { LinkCards } from "./link-cards.tsx";
import { neighborsOf } from "./nav.ts";

interface NextCardProps {
  href: string;
  /** The pages that the author suggests. */
  pages: readonly LinkedPage[];
}

/** The closing card: links to the next pages, and the position of this one in its group. */
export function NextCard({ href, pages }: NextCardProps) {
  return (
    <nav aria-labelledby="next" data-markdown="keep" data-next="" className="mt-16 border-line border-t pt-8">
      <h2 id="next" className="mb-4 font-semibold text-xl">
        Where to go next
      </h2>
      <LinkCards pages={pages} />
      <GroupPosition href={href} />
    </nav>
  );
}

function GroupPosition({ href }: { href: string }) {
  const neighbors = neighborsOf(href);
  if (!neighbors) return null;
  const { title, position, count, previous, next } = neighbors;
  return (
    <div data-markdown="skip" className="group-position">
      {previous && (
        <a href={previous.href} rel="prev">
          <Icon name="arrow-left" className="size-4" />
          <span className="sr-only">Previous: </span>
          {previous.navTitle}
        </a>
      )}
      <span>
        {title}, {position} of {count}
      </span>
      {next && (
        <a href={next.href} rel="next">
          <span className="sr-only">Next: </span>
          {next.navTitle}
          <Icon name="arrow-right" className="size-4" />
        </a>
      )}
    </div>
  );
}
