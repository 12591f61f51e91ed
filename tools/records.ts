import { navOrder } from "#content/docs/nav.ts";
import { prerequisites } from "#content/getting-started.ts";
import { type RecordKind, recordSchemas } from "#content/schema.ts";
import { externalResources } from "#content/site.ts";
import { deadLinks } from "./dead-links.ts";
import { checkShape } from "./schema-problems.ts";

export interface RecordList {
  file: string;
  name: string;
  kind: RecordKind;
  records: readonly unknown[];
}

/** Every list of records on the site with the schema it must satisfy. */
export const recordLists: readonly RecordList[] = [
  { file: "content/docs/nav.ts", name: "navOrder", kind: "navOrder", records: navOrder },
  { file: "content/site.ts", name: "externalResources", kind: "link", records: externalResources },
  { file: "content/getting-started.ts", name: "prerequisites", kind: "prerequisite", records: prerequisites },
];

/** The problems of records whose shape or links are wrong. */
export function recordProblems(lists: readonly RecordList[], knownPaths: readonly string[]): string[] {
  return lists.flatMap(({ file, name, kind, records }) =>
    records.flatMap((record, index) => {
      const where = `${file}: ${name}[${index}]`;
      const shape = checkShape(recordSchemas[kind], record, where).problems;
      return [...shape, ...deadLinks(new Map([[where, { links: linksOf(record) }]]), knownPaths)];
    }),
  );
}

/** Addresses on this site; the schema has checked the form of the others. */
function linksOf(record: unknown): string[] {
  if (typeof record !== "object" || record === null) return [];
  return Object.entries(record)
    .filter(([field]) => field === "href" || field === "url")
    .flatMap(([, value]) => (typeof value === "string" && value.startsWith("/") ? [value] : []));
}
