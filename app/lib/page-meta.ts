import type { MetaDescriptor } from "react-router";
import { markdownAddress } from "#content/markdown-address.ts";
import { site } from "#content/site.ts";
import { socialImagePath, socialImageSize } from "#content/social-image.ts";

interface PageMeta {
  title: string;
  description: string;
  /** Canonical path; left out for pages that no search engine should list. */
  path?: string;
}

/** Title, description, canonical address and preview of a page. */
export function pageMeta({ title, description, path }: PageMeta): MetaDescriptor[] {
  const fullTitle = title.includes(site.name) ? title : `${title} · ${site.name}`;
  const common: MetaDescriptor[] = [{ title: fullTitle }, { name: "description", content: description }];
  if (path === undefined) return [...common, { name: "robots", content: "noindex" }];
  const address = `${import.meta.env.SITE_URL}${path}`;
  return [
    ...common,
    { tagName: "link", rel: "canonical", href: address },
    { tagName: "link", rel: "alternate", type: "text/markdown", href: markdownAddress(path) },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: `${import.meta.env.SITE_URL}${socialImagePath(path)}` },
    { property: "og:image:width", content: `${socialImageSize.width}` },
    { property: "og:image:height", content: `${socialImageSize.height}` },
    { property: "og:image:alt", content: `${fullTitle}, beside a drawing in a round dish` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
