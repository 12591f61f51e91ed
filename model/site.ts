import { type ApiModel, buildApiModel, readApiInput } from "./api/api-model.ts";
import { apiProblems } from "./api/api-problems.ts";
import { ContentError } from "./content-error.ts";
import { type DocsModel, type DraftOption, publicFiles, readDocsModel } from "./docs-model.ts";
import { publishedPaths } from "./paths.ts";
import { recordLists } from "./record-lists.ts";
import { recordProblems } from "./records.ts";

/** All content, read once per build and passed to everything that needs it. */
export interface Site {
  docs: DocsModel;
  api: ApiModel;
}

/** Reads and checks all content. Throws a ContentError that lists every problem for the author. */
export function readSite(options?: DraftOption): Site {
  const docs = readDocsModel(options);
  const api = readApiInput(docs);
  const problems = [
    ...recordProblems(recordLists, [...publishedPaths(docs), ...publicFiles()], docs.drafts),
    ...apiProblems(api),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return { docs, api: buildApiModel(api) };
}
