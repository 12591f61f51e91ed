import { addresses, colophon, site, versions } from "./site.ts";

/** Notes for programs that read the documentation. */
export const llmsNotes = [
  `The documentation describes version ${versions.docs}, which this site publishes through a Cargo registry at \`sparse+${site.url}/registry/\` and a Python index at \`${site.url}/simple/\`. The crate called ${site.crate} on crates.io (${versions.package}) has a different interface, so use neither \`cargo add ${site.crate}\` nor a plain \`pip install\`.`,
  colophon,
  `Programs are available in Rust and Python, with the same names and the same output. Signatures are in Rust. The Rust crate and the Python package are both called \`${site.crate}\`; import \`${site.pythonModule}\`.`,
  "Every page is also available as Markdown: append .md to its address (index.md for the home page), or send `Accept: text/markdown`. Links in Markdown pages point to Markdown pages; remove .md to get the HTML page.",
  `Report problems at ${addresses.issues}, but send vulnerabilities to ${site.email}.`,
] as const;
