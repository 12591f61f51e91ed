import type { MissingPageHandle, PageHandle } from "#content/page-handle.ts";

interface Match {
  handle?: unknown;
}

/** What the docs page among the routes that are shown tells the layout around it. */
export function handleOf(
  matches: readonly (Match | undefined)[],
): PageHandle | MissingPageHandle | undefined {
  return matches.map((match) => match?.handle).find(isDocsHandle);
}

/** The same, where there is a page at the address. */
export function pageOf(matches: readonly (Match | undefined)[]): PageHandle | undefined {
  const handle = handleOf(matches);
  return handle && "subtitle" in handle ? handle : undefined;
}

/** MDX pages export what the layout needs to know as the route's handle. */
function isDocsHandle(handle: unknown): handle is PageHandle | MissingPageHandle {
  return typeof handle === "object" && handle !== null && "trail" in handle;
}
