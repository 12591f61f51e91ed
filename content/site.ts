import type { ContentRecord } from "./schema.ts";

const repository = "https://github.com/elSilveira/genesis-protocol";

/** The project that this site documents. Changing a value here changes it on the whole site. */
export const site = {
  name: "Genesis Protocol",
  tagline: "Digital organisms with cryptographic DNA, neural networks and evolution, in Rust and Python.",
  crate: "genesis-protocol",
  pythonModule: "genesis_protocol",
  /** Canonical origin without a trailing slash; the SITE_URL environment variable overrides it at build. */
  url: "https://genesis-protocol.org",
  email: "contact@genesis-protocol.org",
  /** The author named in citations. */
  author: "Genesis Protocol contributors",
  copyrightYear: 2024,
  license: "MIT",
} as const;

/** A note about the samples, shown in every footer. */
export const colophon = "Every sample runs against the library that this site publishes.";

/** Shown where people install something. */
export const packageNote = {
  title: "Install from this site",
  text: `This site publishes the library through a Cargo registry, a Python index and a Git repository. The crate called ${site.crate} on crates.io has a different interface, so the programs on these pages don’t compile with it.`,
  action: "Compare the two.",
  href: "/docs/installation#compare-the-packages",
} as const;

// 0.1.0 is the library on this site. 0.2.2 is the newest crate on crates.io, which the landing page links to.
export const versions = {
  package: "0.2.2",
  docs: "0.1.0",
  sampleCrate: "0.1.0",
  asyncRuntime: "1.0",
} as const;

export const addresses = {
  repository,
  /** The address for editing one of this site's source files; the path is appended. */
  edit: `${repository}/edit/main/`,
  issues: `${repository}/issues`,
  newIssue: `${repository}/issues/new`,
  forum: `${repository}/discussions`,
  // The chat community doesn't have a server yet, so this links to the discussions.
  chatCommunity: `${repository}/discussions`,
  registry: `https://crates.io/crates/${site.crate}`,
  /** The library's sources, as published on this site. */
  library: "/library",
  chatProtocol: "/library/chat.md",
  chatReadme: "/library/README.md",
  sources: `/${site.crate}-${versions.docs}.zip`,
  checksums: "/SHA256SUMS",
  researchPaper: "/research-paper.pdf",
  /** All documentation pages in one document, and its PDF, which `npm run book` prints. */
  printable: "/documentation.html",
  documentation: "/documentation.pdf",
} as const;

export const externalResources = [
  {
    name: "Source Repository",
    url: addresses.repository,
    description: "Code, issues and discussions",
  },
  {
    name: "Package Registry",
    url: addresses.registry,
    description: `${site.crate} on crates.io, with a different interface`,
  },
  {
    name: "Research Paper",
    url: addresses.researchPaper,
    description: "Working draft, PDF",
  },
] satisfies ContentRecord<"link">[];
