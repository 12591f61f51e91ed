import { builtPages } from "#tests/site/built-pages.ts";
import { scriptCalled, startScripts, totalBytes, withImports } from "#tests/site/page-scripts.ts";
import { sentBytes } from "#tests/site/sent-bytes.ts";

/** What the first search loads, as it is sent: the index, and code beyond what pages and islands share. */
export function searchBytes(): { data: number; code: number } {
  const shared = [...builtPages.flatMap(startScripts), ...withImports(scriptCalled("react"))];
  const own = withImports(scriptCalled("search-panel")).filter((script) => !shared.includes(script));
  return { data: sentBytes("/search-index.json"), code: totalBytes(own) };
}
