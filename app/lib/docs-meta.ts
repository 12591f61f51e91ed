import type { MetaArgs, MetaDescriptor } from "react-router";
import { pageAt } from "./nav.ts";
import { pageOf } from "./page-handle.ts";
import { pageMeta } from "./page-meta.ts";
import { docsStructuredData } from "./structured-data.ts";

/** The `meta` of every docs page. The layout around it cannot have it: the router tells it nothing of the page. */
export function docsMeta({ location, matches }: MetaArgs): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const path = location.pathname.replace(/\/+$/, "");
  const head = pageMeta({ title: page.title, description: page.description, path });
  // Only for readers of the built page, so it is no part of the browser's scripts.
  const known = import.meta.env.SSR ? pageAt(path) : undefined;
  return import.meta.env.SSR && known ? [...head, docsStructuredData(known)] : head;
}
