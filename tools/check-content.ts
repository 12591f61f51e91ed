import { readApiInput } from "./api/api-model.ts";
import { apiProblems } from "./api/api-problems.ts";
import { ContentError } from "./content-error.ts";
import { publicFiles } from "./docs-model.ts";
import { publishedPaths } from "./paths.ts";
import { recordLists } from "./record-lists.ts";
import { recordProblems } from "./records.ts";

// First step of every build: says what is wrong with the content in the author's words, without a stack trace.
try {
  const paths = publishedPaths();
  const problems = [
    ...recordProblems(recordLists, [...paths, ...publicFiles()]),
    ...apiProblems(readApiInput()),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  console.log(`content: ${paths.length} pages and ${recordLists.length} record lists, no problems`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
