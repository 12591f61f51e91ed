import { site } from "#content/site.ts";

/** The canonical origin: SITE_URL from the environment, or the one in content/site.ts. */
export function siteUrl(given: string | undefined = process.env.SITE_URL): string {
  const value = given || site.url;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search || url.hash) {
    throw new Error(`SITE_URL is "${value}". Give an origin such as https://example.org, without a path.`);
  }
  return url.origin;
}
