import { claims } from "#content/claims.ts";
import { navOrder } from "#content/docs/nav.ts";
import { exampleCards, useCases } from "#content/getting-started/examples.ts";
import { installGuides, installSteps } from "#content/getting-started/installation.ts";
import { communityButtons, learningPaths, nextStepLinks } from "#content/getting-started/next-steps.ts";
import {
  firstOrganismPrograms,
  organismPoints,
  populationPoints,
  populationPrograms,
} from "#content/getting-started/programs.ts";
import { prerequisites, quickSteps, sections, versionChecks } from "#content/getting-started.ts";
import { chatTool, features, resourceCards } from "#content/home.ts";
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
  { file: "content/claims.ts", name: "claims", kind: "claim", records: Object.values(claims) },
  { file: "content/home.ts", name: "features", kind: "featureCard", records: features },
  {
    file: "content/home.ts",
    name: "chatTool.highlights",
    kind: "chatHighlight",
    records: chatTool.highlights,
  },
  { file: "content/home.ts", name: "chatTool.links", kind: "link", records: chatTool.links },
  { file: "content/home.ts", name: "resourceCards", kind: "resourceCard", records: resourceCards },
  { file: "content/site.ts", name: "externalResources", kind: "link", records: externalResources },
  { file: "content/getting-started.ts", name: "prerequisites", kind: "prerequisite", records: prerequisites },
  { file: "content/getting-started.ts", name: "sections", kind: "pageSection", records: sections },
  { file: "content/getting-started.ts", name: "quickSteps", kind: "pictureStep", records: quickSteps },
  { file: "content/getting-started.ts", name: "versionChecks", kind: "versionCheck", records: versionChecks },
  {
    file: "content/getting-started/installation.ts",
    name: "installGuides",
    kind: "installGuide",
    records: installGuides,
  },
  {
    file: "content/getting-started/installation.ts",
    name: "installSteps.Rust",
    kind: "installStep",
    records: installSteps.Rust,
  },
  {
    file: "content/getting-started/installation.ts",
    name: "installSteps.Python",
    kind: "installStep",
    records: installSteps.Python,
  },
  {
    file: "content/getting-started/programs.ts",
    name: "firstOrganismPrograms",
    kind: "program",
    records: firstOrganismPrograms,
  },
  {
    file: "content/getting-started/programs.ts",
    name: "populationPrograms",
    kind: "program",
    records: populationPrograms,
  },
  {
    file: "content/getting-started/programs.ts",
    name: "organismPoints",
    kind: "pointCard",
    records: organismPoints,
  },
  {
    file: "content/getting-started/programs.ts",
    name: "populationPoints",
    kind: "pointCard",
    records: populationPoints,
  },
  {
    file: "content/getting-started/examples.ts",
    name: "exampleCards",
    kind: "exampleCard",
    records: exampleCards,
  },
  { file: "content/getting-started/examples.ts", name: "useCases", kind: "pointCard", records: useCases },
  {
    file: "content/getting-started/next-steps.ts",
    name: "nextStepLinks",
    kind: "link",
    records: nextStepLinks,
  },
  {
    file: "content/getting-started/next-steps.ts",
    name: "learningPaths",
    kind: "learningPath",
    records: learningPaths,
  },
  {
    file: "content/getting-started/next-steps.ts",
    name: "communityButtons",
    kind: "link",
    records: communityButtons,
  },
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
