import { addresses, colophon, site, versions } from "./site.ts";

/** What a program that reads the documentation should know before it begins. */
export const llmsNotes = [
  `The documentation describes version ${versions.docs}, which the site itself publishes: a Cargo registry at \`sparse+${site.url}/registry/\`, a Python index at \`${site.url}/simple/\`. The crate called ${site.crate} on crates.io (${versions.package}) has a different interface: use neither \`cargo add ${site.crate}\` nor a plain \`pip install\`.`,
  colophon,
  `Programs are given in Rust and in Python, with the same names and the same output. Signatures are in Rust. Import \`${site.pythonModule}\`; the Rust crate and the Python package are both called \`${site.crate}\`.`,
  "Every page is also Markdown: write .md after its address (index.md for the home page), or ask for it with `Accept: text/markdown`. Links between Markdown pages lead to Markdown pages; leave out .md for the page as people see it.",
  `Report problems at ${addresses.issues}; report vulnerabilities to ${site.email} first.`,
] as const;
