import { builtPages } from "#tests/site/built-pages.ts";
import { scriptCalled, startScripts, totalBytes, withImports } from "#tests/site/page-scripts.ts";
import { sentBytes } from "#tests/site/sent-bytes.ts";

/** The transfer size of the first search: the index, and the code that pages and islands don't already share. */
export function searchBytes(): { data: number; code: number } {
  const shared = [...builtPages.flatMap(startScripts), ...withImports(scriptCalled("react"))];
  const own = withImports(scriptCalled("search-panel")).filter((script) => !shared.includes(script));
  return { data: sentBytes("/search-index.json"), code: totalBytes(own) };
}
