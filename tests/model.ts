import { readDocsModel } from "#model/docs-model.ts";
import { publishedPaths } from "#model/paths.ts";

/** The documentation as the repository has it, read once per test file. */
export const docs = readDocsModel();

/** Every published page, in reading order. */
export const paths: readonly string[] = publishedPaths(docs);
