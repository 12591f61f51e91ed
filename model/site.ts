import { type ApiModel, buildApiModel, readApiInput } from "./api/api-model.ts";
import { apiProblems } from "./api/api-problems.ts";
import { ContentError } from "./content-error.ts";
import { type DocsModel, type DraftOption, publicFiles, readDocsModel } from "./docs-model.ts";
import { publishedPaths } from "./paths.ts";
import { recordLists } from "./record-lists.ts";
import { recordProblems } from "./records.ts";

/** Everything the build knows of the content. Read once and passed to whoever needs it. */
export interface Site {
  docs: DocsModel;
  api: ApiModel;
}

/** Reads and checks all content. Throws a ContentError that lists every problem in the author's words. */
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
