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

/** What stands behind the samples, said plainly once in every footer. */
export const colophon =
  "Samples are verified against a reference model of the documented interface; the published package may differ by version.";

// The docs describe 0.1.0 while the package is 0.2.2. The spec shows both; do not unify.
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
  // The chat tool has no address of its own; these are the files that describe it.
  readme: `${repository}/blob/main/README.md`,
  howItWorks: `${repository}/blob/main/PROTOCOL_SPECIFICATION.md`,
  researchPaper: "/research-paper.pdf",
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
    description: `Releases of ${site.crate}`,
  },
  {
    name: "Research Paper",
    url: addresses.researchPaper,
    description: "Working draft, PDF",
  },
] satisfies ContentRecord<"link">[];
