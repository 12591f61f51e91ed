import { markdownTable, ratio } from "../table.ts";

/** The largest allowed value; a ratio to the peer's value if a peer is given. */
export interface Goal<Name extends string> {
  name: Name;
  most: number;
  of?: "the best peer" | "starlight";
}

interface Medians<Name extends string> {
  name: string;
  page: string;
  of: (value: Name) => number;
}

/** Whether an entry in a list of compared sites is this site. */
export function isOurs({ name }: { name: string }): boolean {
  return name.startsWith("ours");
}

/** This site's values compared with the goals. */
export function goalsTable<Name extends string>(
  sites: readonly Medians<Name>[],
  goals: readonly Goal<Name>[],
): string {
  const ours = sites.filter(isOurs);
  const peers = sites.filter((site) => !isOurs(site));
  return markdownTable(
    ["goal", "at most", ...ours.map(({ name, page }) => `${name} ${page}`)],
    goals.map(({ name, most, of }) => {
      const compared = peers.filter((site) => of === "the best peer" || site.name === of);
      const base = compared.length > 0 ? Math.min(...compared.map((site) => site.of(name))) : Number.NaN;
      return [
        of ? `${name}, 1 = ${of}` : name,
        most,
        ...ours.map((site) => judged(site.of(name) / (of ? base : 1), most)),
      ];
    }),
  );
}

function judged(value: number, most: number): string {
  return value > most ? `${ratio(value, 1)}, missed` : ratio(value, 1);
}
