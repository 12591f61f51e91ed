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
import type { RecordKind } from "#content/schema.ts";
import { externalResources } from "#content/site.ts";
import type { RecordList } from "./records.ts";

/** Every list of records on the site with the schema it must satisfy. */
export const recordLists: readonly RecordList[] = [
  list("content/docs/nav.ts", "navOrder", "navOrder", navOrder),
  list("content/claims.ts", "claims", "claim", Object.values(claims)),
  list("content/home.ts", "features", "featureCard", features),
  list("content/home.ts", "chatTool.highlights", "chatHighlight", chatTool.highlights),
  list("content/home.ts", "chatTool.links", "link", chatTool.links),
  list("content/home.ts", "resourceCards", "resourceCard", resourceCards),
  list("content/site.ts", "externalResources", "link", externalResources),
  list("content/getting-started.ts", "prerequisites", "prerequisite", prerequisites),
  list("content/getting-started.ts", "sections", "pageSection", sections),
  list("content/getting-started.ts", "quickSteps", "pictureStep", quickSteps),
  list("content/getting-started.ts", "versionChecks", "versionCheck", versionChecks),
  list("content/getting-started/installation.ts", "installGuides", "installGuide", installGuides),
  list("content/getting-started/installation.ts", "installSteps.Rust", "installStep", installSteps.Rust),
  list("content/getting-started/installation.ts", "installSteps.Python", "installStep", installSteps.Python),
  list("content/getting-started/programs.ts", "firstOrganismPrograms", "program", firstOrganismPrograms),
  list("content/getting-started/programs.ts", "populationPrograms", "program", populationPrograms),
  list("content/getting-started/programs.ts", "organismPoints", "pointCard", organismPoints),
  list("content/getting-started/programs.ts", "populationPoints", "pointCard", populationPoints),
  list("content/getting-started/examples.ts", "exampleCards", "exampleCard", exampleCards),
  list("content/getting-started/examples.ts", "useCases", "pointCard", useCases),
  list("content/getting-started/next-steps.ts", "nextStepLinks", "link", nextStepLinks),
  list("content/getting-started/next-steps.ts", "learningPaths", "learningPath", learningPaths),
  list("content/getting-started/next-steps.ts", "communityButtons", "link", communityButtons),
];

function list(file: string, name: string, kind: RecordKind, records: readonly unknown[]): RecordList {
  return { file, name, kind, records };
}
