/** Lists from section 2 of the specification, transcribed by hand for tests to compare the content with. */

interface SidebarGroup {
  title: string;
  routes: readonly string[];
}

export const sidebarGroups: readonly SidebarGroup[] = [
  {
    title: "Getting Started",
    routes: ["/docs", "/docs/installation", "/docs/quick-start", "/docs/troubleshooting"],
  },
  {
    title: "Core Concepts",
    routes: [
      "/docs/concepts",
      "/docs/concepts/organisms",
      "/docs/concepts/dna",
      "/docs/concepts/neural",
      "/docs/concepts/network",
    ],
  },
  {
    title: "API Reference",
    routes: [
      "/docs/api",
      "/docs/api/organism",
      "/docs/api/dna",
      "/docs/api/neural",
      "/docs/api/network",
      "/docs/api/environment",
    ],
  },
  {
    title: "Examples",
    routes: [
      "/docs/examples",
      "/docs/examples/basic",
      "/docs/examples/evolution",
      "/docs/examples/neural",
      "/docs/examples/clusters",
      "/docs/examples/advanced",
    ],
  },
  {
    title: "Advanced Topics",
    routes: [
      "/docs/advanced",
      "/docs/advanced/concepts",
      "/docs/advanced/performance",
      "/docs/advanced/extensions",
      "/docs/advanced/deployment",
      "/docs/advanced/research",
    ],
  },
];

/** Routes that belong to none of the five groups. */
export const supportRoutes: readonly string[] = [
  "/docs/support",
  "/docs/support/faq",
  "/docs/support/community",
  "/docs/support/contact",
];

export const docsRoutes: readonly string[] = [
  ...sidebarGroups.flatMap((group) => group.routes),
  ...supportRoutes,
];

/**
 * Pages that the spec doesn't list. It links to community projects but lists no page for them, and the model
 * specification is too long for the research page. Footers link to the last two, which show test results.
 */
export const addedRoutes: readonly string[] = [
  "/docs/advanced/research/model",
  "/docs/support/community/projects",
  "/docs/support/accessibility",
  "/docs/support/quality",
];

/** Pages for which the spec prescribes all links in the closing card, in order. */
export const closingLinks: Readonly<Record<string, readonly string[]>> = {
  "/docs/concepts/organisms": ["/docs/concepts/dna", "/docs/quick-start"],
  "/docs/concepts/dna": ["/docs/concepts/neural", "/docs/examples"],
  "/docs/concepts/neural": ["/docs/concepts/network", "/docs/examples"],
  "/docs/concepts/network": ["/docs/quick-start", "/docs/examples"],
  "/docs/api/organism": ["/docs/api/dna", "/docs/api"],
  "/docs/api/dna": ["/docs/api/neural", "/docs/api"],
  "/docs/api/neural": ["/docs/api/network", "/docs/api"],
  "/docs/api/network": ["/docs/api/environment", "/docs/api"],
  "/docs/api/environment": ["/docs/examples", "/docs/api"],
  // The spec's third link for this page, /docs/quick-start, is each example's button instead.
  "/docs/examples/basic": ["/docs/examples/evolution", "/docs/examples"],
  "/docs/examples/evolution": ["/docs/examples/neural", "/docs/examples"],
  "/docs/examples/neural": ["/docs/examples/clusters", "/docs/examples"],
  "/docs/examples/clusters": ["/docs/examples/advanced", "/docs/examples"],
  "/docs/examples/advanced": ["/docs/advanced", "/docs/examples"],
  "/docs/advanced/concepts": ["/docs/advanced/performance", "/docs/advanced"],
};

/** Pages for which the spec prescribes one link; the card may have more. */
export const leadsTo: Readonly<Record<string, string>> = {
  "/docs/advanced/performance": "/docs/advanced/extensions",
  "/docs/advanced/extensions": "/docs/advanced/deployment",
  "/docs/advanced/deployment": "/docs/advanced/research",
  "/docs/advanced/research": "/docs/troubleshooting",
};
