import type { NavOrder } from "../schema.ts";

/** The sidebar: groups in order, each with the slugs of its pages in order. */
export const navOrder = [
  {
    title: "Getting Started",
    icon: "rocket",
    slugs: ["index", "installation", "quick-start", "troubleshooting"],
  },
  {
    title: "Core Concepts",
    icon: "dna",
    slugs: ["concepts", "concepts/organisms", "concepts/dna", "concepts/neural", "concepts/network"],
  },
  {
    title: "API Reference",
    icon: "code",
    slugs: ["api", "api/organism", "api/dna", "api/neural", "api/network", "api/environment"],
  },
  {
    title: "Examples",
    icon: "flask",
    slugs: [
      "examples",
      "examples/basic",
      "examples/evolution",
      "examples/neural",
      "examples/clusters",
      "examples/advanced",
    ],
  },
  {
    title: "Advanced Topics",
    icon: "zap",
    slugs: [
      "advanced",
      "advanced/concepts",
      "advanced/performance",
      "advanced/extensions",
      "advanced/deployment",
      "advanced/research",
    ],
  },
] satisfies NavOrder[];

/** Pages that show results of tests and benchmarks. Footers lead to them. */
export const resultSlugs = ["support/accessibility", "support/quality"];

/** Pages that the sidebar's groups leave out: other pages and the "Help and support" link lead to them. */
export const unlistedSlugs = [
  "advanced/research/model",
  "support",
  "support/faq",
  "support/community",
  "support/community/projects",
  "support/contact",
  ...resultSlugs,
];
