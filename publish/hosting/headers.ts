import { addresses } from "#content/site.ts";
import { type InlineParts, pagePolicy, pythonPolicy, scriptPolicy } from "#model/content-policy.ts";
import { responseHeaders } from "#model/response-headers.ts";
import type { Hosting } from "./description.ts";
import { redirects } from "./redirects.ts";

/** The site's headers, besides those derived from each file, and its redirects. */
export function describeHosting(
  pages: readonly string[],
  inline: InlineParts,
  pythonWorkers: readonly string[] = [],
): Hosting {
  const policy = pagePolicy(inline);
  return {
    headers: {
      "/*": responseHeaders,
      "/assets/*": { "Content-Security-Policy": scriptPolicy },
      "/sw.js": { "Content-Security-Policy": scriptPolicy },
      ...Object.fromEntries(pythonWorkers.map((path) => [path, { "Content-Security-Policy": pythonPolicy }])),
      // Meant to be embedded by other sites.
      "/social/*": { "Cross-Origin-Resource-Policy": "cross-origin" },
      [addresses.researchPaper]: { "Cross-Origin-Resource-Policy": "cross-origin" },
      [addresses.documentation]: { "Cross-Origin-Resource-Policy": "cross-origin" },
      ...Object.fromEntries(pages.map((path) => [path, { "Content-Security-Policy": policy }])),
    },
    redirects,
  };
}
