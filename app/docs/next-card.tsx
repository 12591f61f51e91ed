import { pageBySlug } from "#app/lib/nav.ts";
import { LinkCards } from "./link-cards.tsx";

/** The closing card: where to go from here. */
export function NextCard({ slugs }: { slugs: readonly string[] }) {
  return (
    <nav aria-labelledby="next" data-markdown-keep="" className="mt-16 border-line border-t pt-8">
      <h2 id="next" className="mb-4 font-semibold text-xl">
        Where to go next
      </h2>
      <LinkCards pages={slugs.flatMap((slug) => pageBySlug(slug) ?? [])} />
    </nav>
  );
}
