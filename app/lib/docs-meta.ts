import type { MetaArgs, MetaDescriptor } from "react-router";
import { pageOf } from "./page-handle.ts";
import { pageMeta } from "./page-meta.ts";

/**
 * The `meta` of every docs page, before what the layout adds. The layout cannot do it alone: the router tells it
 * nothing of the page.
 */
export function docsMeta({ location, matches }: MetaArgs): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { title, description } = page;
  return [
    ...pageMeta({ title, description, path: location.pathname.replace(/\/+$/, "") }),
    ...matches.flatMap((match) => match?.meta ?? []),
  ];
}
