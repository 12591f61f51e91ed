import type { ContentRecord } from "#content/schema.ts";

/** The works that a page cites. */
export function References({ of: works }: { of: readonly ContentRecord<"reference">[] }) {
  return (
    <ul className="list-none flex flex-col gap-2 text-sm">
      {works.map(({ authors, title, venue, year }) => (
        <li key={title} className="pl-6 -indent-6">
          {authors} ({year}). <cite>{title}</cite>. {venue}.
        </li>
      ))}
    </ul>
  );
}
