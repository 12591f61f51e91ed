import { type RecordKind, recordSchemas } from "#content/schema.ts";
import { deadLinks } from "./dead-links.ts";
import { checkShape } from "./schema-problems.ts";

export interface RecordList {
  file: string;
  name: string;
  kind: RecordKind;
  records: readonly unknown[];
}

/** Finds records whose shape or links are wrong. */
export function recordProblems(
  lists: readonly RecordList[],
  knownPaths: readonly string[],
  drafts?: ReadonlyMap<string, string>,
): string[] {
  return lists.flatMap(({ file, name, kind, records }) =>
    records.flatMap((record, index) => {
      const where = `${file}: ${name}[${index}]`;
      const shape = checkShape(recordSchemas[kind], record, where).problems;
      return [...shape, ...deadLinks(new Map([[where, { links: linksOf(record) }]]), knownPaths, drafts)];
    }),
  );
}

/** Internal links; the schema has checked the form of external ones. */
function linksOf(record: unknown): string[] {
  if (typeof record !== "object" || record === null) return [];
  return Object.entries(record)
    .filter(([field]) => field === "href" || field === "url")
    .flatMap(([, value]) => (typeof value === "string" && value.startsWith("/") ? [value] : []));
}
