import { site } from "#content/site.ts";
import { markdownAddress } from "#model/markdown-address.ts";
import { socialImagePath, socialImageSize } from "#model/social-image.ts";

export interface PageMetaProps {
  title: string;
  description: string;
  /** Canonical path; omitted for pages that search engines should not list. */
  path?: string;
}

/** Title, description, canonical address and preview of a page. */
export function PageMeta({ title, description, path }: PageMetaProps) {
  const fullTitle = title.includes(site.name) ? title : `${title} · ${site.name}`;
  const common = (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
    </>
  );
  if (path === undefined) {
    return (
      <>
        {common}
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const address = `${import.meta.env.SITE_URL}${path}`;
  return (
    <>
      {common}
      <link rel="canonical" href={address} />
      <link rel="alternate" type="text/markdown" href={markdownAddress(path)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${import.meta.env.SITE_URL}${socialImagePath(path)}`} />
      <meta property="og:image:width" content={`${socialImageSize.width}`} />
      <meta property="og:image:height" content={`${socialImageSize.height}`} />
      <meta property="og:image:alt" content={fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
