/** What section 2 of the specification lists, transcribed by hand: the tests compare the content with it. */

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

/** The spec links to this page without listing it; the site gives the link somewhere to lead. */
export const addedRoutes: readonly string[] = ["/docs/support/community/projects"];

/** Pages for which the spec names all links of the closing card, in its order. */
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
  // The spec's third link of this page, /docs/quick-start, is on each example's button and not in the card.
  "/docs/examples/basic": ["/docs/examples/evolution", "/docs/examples"],
  "/docs/examples/evolution": ["/docs/examples/neural", "/docs/examples"],
  "/docs/examples/neural": ["/docs/examples/clusters", "/docs/examples"],
  "/docs/examples/clusters": ["/docs/examples/advanced", "/docs/examples"],
  "/docs/examples/advanced": ["/docs/advanced", "/docs/examples"],
  "/docs/advanced/concepts": ["/docs/advanced/performance", "/docs/advanced"],
};

/** Pages for which the spec names one link; the card may hold more. */
export const leadsTo: Readonly<Record<string, string>> = {
  "/docs/advanced/performance": "/docs/advanced/extensions",
  "/docs/advanced/extensions": "/docs/advanced/deployment",
  "/docs/advanced/deployment": "/docs/advanced/research",
  "/docs/advanced/research": "/docs/troubleshooting",
};
