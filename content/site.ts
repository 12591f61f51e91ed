import type { ContentRecord } from "./schema.ts";

const repository = "https://github.com/elSilveira/genesis-protocol";

/** Who this site speaks for. Change these values and the whole site follows. */
export const site = {
  name: "Genesis Protocol",
  tagline: "Digital organisms with cryptographic DNA, neural networks and evolution, in Rust and Python.",
  crate: "genesis-protocol",
  pythonModule: "genesis_protocol",
  /** Canonical origin without a trailing slash; the SITE_URL environment variable overrides it at build. */
  url: "https://genesis-protocol.org",
  email: "contact@genesis-protocol.org",
  /** Whom citations name as the author. */
  author: "Genesis Protocol contributors",
  copyrightYear: 2024,
  license: "MIT",
} as const;

/** What stands behind the samples, said once in every footer. */
export const colophon = "Every sample runs against the library that this site publishes.";

/** Shown where people install something. */
export const packageNote = {
  title: "Install from this site",
  text: `This site publishes the library through a Cargo registry, a Python index and a Git repository. The crate called ${site.crate} on crates.io has a different interface, so the programs on these pages don’t compile with it.`,
  action: "Compare the two.",
  href: "/docs/installation#compare-the-packages",
} as const;

// 0.1.0 is the library of this site. 0.2.2 is the newest crate on crates.io, which the landing page links to.
export const versions = {
  package: "0.2.2",
  docs: "0.1.0",
  sampleCrate: "0.1.0",
  asyncRuntime: "1.0",
} as const;

export const addresses = {
  repository,
  /** Where a file of this site's own sources is edited; its path follows. */
  edit: `${repository}/edit/main/`,
  issues: `${repository}/issues`,
  newIssue: `${repository}/issues/new`,
  forum: `${repository}/discussions`,
  // The chat community has no server of its own yet; the discussions stand in for it.
  chatCommunity: `${repository}/discussions`,
  registry: `https://crates.io/crates/${site.crate}`,
  /** The library's sources, as this site publishes them. */
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
