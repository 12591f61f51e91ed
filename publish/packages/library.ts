import { parse } from "smol-toml";
import { z } from "zod";
import { below, file, type PackageFile, readPackageFiles } from "./package-files.ts";

/** The library as the repository has it: a crate and a Python package, which share version and license. */
export interface Library {
  name: string;
  version: string;
  rustVersion: string;
  crate: readonly PackageFile[];
  python: readonly PackageFile[];
  /** Both with their documentation: the contents of the source archive and the Git repository. */
  sources: readonly PackageFile[];
  project: PythonProject;
}

const manifest = z.object({
  package: z.object({ name: z.string(), version: z.string(), "rust-version": z.string() }),
  // The registry's index names what a crate depends on; this one depends on nothing.
  dependencies: z.strictObject({}),
});

const pythonProject = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  "requires-python": z.string(),
  license: z.object({ text: z.string() }),
  authors: z.array(z.object({ name: z.string() })),
  keywords: z.array(z.string()),
  classifiers: z.array(z.string()),
  urls: z.record(z.string(), z.string()),
  scripts: z.record(z.string(), z.string()),
});

export type PythonProject = z.infer<typeof pythonProject>;

/** Reads the library. URLs in the packages use the site's origin. */
export function readLibrary(origin: string, folder = "library"): Library {
  const shared = [file("LICENSE", textOf(readPackageFiles(folder, origin), "LICENSE"))];
  const crate = [...readPackageFiles(`${folder}/rust`, origin), ...shared];
  const python = [...readPackageFiles(`${folder}/python`, origin), ...shared];
  const { package: metadata } = manifest.parse(parse(textOf(crate, "Cargo.toml")));
  const project = pythonProject.parse(
    z.object({ project: z.unknown() }).parse(parse(textOf(python, "pyproject.toml"))).project,
  );
  if (project.version !== metadata.version) {
    throw new Error(
      `library/rust/Cargo.toml has version ${metadata.version}, library/python/pyproject.toml ${project.version}.`,
    );
  }
  return {
    name: metadata.name,
    version: metadata.version,
    rustVersion: metadata["rust-version"],
    crate: sorted(crate),
    python: sorted(python),
    sources: sorted([
      ...["README.md", "chat.md"].map((name) => file(name, textOf(readPackageFiles(folder, origin), name))),
      ...shared,
      ...below("rust", crate),
      ...below("python", python),
    ]),
    project,
  };
}

export function textOf(files: readonly PackageFile[], path: string): string {
  const found = files.find((one) => one.path === path);
  if (!found) throw new Error(`The library has no file ${path}.`);
  return found.content.toString();
}

function sorted(files: readonly PackageFile[]): PackageFile[] {
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
