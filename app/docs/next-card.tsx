import type { LinkedPage } from "#model/page-types.ts";
import { LinkCards } from "./link-cards.tsx";

/** The closing card: where to go from here. */
export function NextCard({ pages }: { pages: readonly LinkedPage[] }) {
  return (
    <nav aria-labelledby="next" data-markdown="keep" data-next="" className="mt-16 border-line border-t pt-8">
      <h2 id="next" className="mb-4 font-semibold text-xl">
        Where to go next
      </h2>
      <LinkCards pages={pages} />
    </nav>
  );
}
