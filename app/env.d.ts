declare module "*?sample" {
  const sample: import("#content/sample.ts").Sample;
  export default sample;
}

declare module "*&sample" {
  const sample: import("#content/sample.ts").Sample;
  export default sample;
}

declare module "virtual:api/*" {
  const page: import("#content/api-page.ts").ApiPage;
  export default page;
}

declare module "virtual:icon-drawings" {
  export const drawings: Record<import("#content/schema.ts").IconName, string>;
}

declare module "virtual:docs-model" {
  export const pages: readonly import("#app/lib/nav.ts").NavPage[];
  export const groups: readonly import("#content/schema.ts").NavOrder[];
  /** Day of the last change by slug, where version control can tell. For the build alone. */
  export const dates: Readonly<Record<string, string>>;
}

declare module "virtual:docs-groups" {
  export const groups: readonly Omit<import("#app/lib/nav.ts").NavGroup, "items">[];
}

interface ImportMetaEnv {
  /** Canonical origin of the site, without a trailing slash. */
  readonly SITE_URL: string;
  /** What browsers paint around the page: the surface of each theme. */
  readonly LIGHT_SURFACE: string;
  readonly DARK_SURFACE: string;
}
