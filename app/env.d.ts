declare module "*?sample" {
  const sample: import("#model/sample.ts").Sample;
  export default sample;
}

declare module "*&sample" {
  const sample: import("#model/sample.ts").Sample;
  export default sample;
}

declare module "*?experiment" {
  const experiment: import("#experiments/experiment.ts").Experiment;
  export default experiment;
}

declare module "*?inline-script" {
  const script: string;
  export default script;
}

declare module "virtual:api/*" {
  const page: import("#model/api/api-types.ts").ApiPage;
  export default page;
}

declare module "virtual:results/quality" {
  const quality: import("#model/results/quality.ts").Quality;
  export default quality;
}

declare module "virtual:results/accessibility" {
  const conformance: import("#model/results/conformance.ts").Conformance;
  export default conformance;
}

declare module "virtual:icon-drawings" {
  export const drawings: Record<import("#content/schema.ts").IconName, string>;
}

declare module "virtual:icon-drawing/*" {
  const drawing: string;
  export default drawing;
}

declare module "virtual:docs-model" {
  export const pages: readonly import("#model/page-types.ts").DocsPage[];
  export const groups: readonly import("#model/page-types.ts").NavGroup[];
}

declare module "virtual:docs-contents" {
  export const contents: Readonly<Record<string, import("react").ComponentType>>;
}

declare module "virtual:docs-nav" {
  export const pages: readonly import("#model/page-types.ts").NavPage[];
}

declare module "virtual:python-runtime" {
  export const runtime: import("#model/python-runtime-types.ts").PythonRuntime;
}

interface ImportMetaEnv {
  /** Canonical origin of the site, without a trailing slash. */
  readonly SITE_URL: string;
  /** Whether the build includes the design review at /design. */
  readonly DESIGN_REVIEW: boolean;
  /** The surface color of each theme, for the browser's interface. */
  readonly LIGHT_SURFACE: string;
  readonly DARK_SURFACE: string;
}
