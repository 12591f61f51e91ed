import { createHash } from "node:crypto";
import { tarGz } from "./archive.ts";
import type { Library } from "./library.ts";
import { below, file, type PackageFile } from "./package-files.ts";

/**
 * The crate in a registry that Cargo reads as static files (`sparse+https://…/registry/`): its settings, the index
 * entry of the crate, and the crate itself.
 */
export function cargoRegistry(library: Library, origin: string): PackageFile[] {
  const { name, version, rustVersion } = library;
  const crate = tarGz(below(`${name}-${version}`, library.crate));
  const settings = { dl: `${origin}/registry/crates/{crate}-{version}.crate` };
  const entry = {
    name,
    vers: version,
    deps: [],
    cksum: createHash("sha256").update(crate).digest("hex"),
    features: {},
    yanked: false,
    rust_version: rustVersion,
  };
  return [
    file("registry/config.json", `${JSON.stringify(settings)}\n`),
    // Cargo finds a crate by the first four letters of its name.
    file(`registry/${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`, `${JSON.stringify(entry)}\n`),
    { path: `registry/crates/${name}-${version}.crate`, content: crate },
  ];
}
