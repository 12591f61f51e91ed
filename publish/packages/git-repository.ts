import { createHash } from "node:crypto";
import { zlibSync } from "fflate";
import { site } from "#content/site.ts";
import { below, file, type PackageFile } from "./package-files.ts";

/** A file or a folder in a tree. */
interface Entry {
  mode: "100644" | "40000";
  name: string;
  id: string;
}

// One commit for each version, with the time of the first second of the library's first year.
const time = Date.UTC(site.copyrightYear, 0, 1) / 1000;

/**
 * A Git repository as static files, which `git clone https://…` reads without a server of its own
 * (https://git-scm.com/book/en/v2/Git-Internals-Transfer-Protocols, "The Dumb Protocol").
 */
export function gitRepository(folder: string, version: string, files: readonly PackageFile[]): PackageFile[] {
  const objects = new Map<string, PackageFile>();
  const add = (kind: "blob" | "tree" | "commit", content: Buffer) => {
    const object = Buffer.concat([Buffer.from(`${kind} ${content.length}\0`), content]);
    const id = createHash("sha1").update(object).digest("hex");
    const path = `objects/${id.slice(0, 2)}/${id.slice(2)}`;
    objects.set(id, { path, content: Buffer.from(zlibSync(object, { level: 9 })) });
    return id;
  };
  const addTree = (files: readonly PackageFile[]): string => {
    const names = [...new Set(files.map(({ path }) => path.split("/")[0] ?? ""))];
    const entries = names.map((name): Entry => {
      const own = files.find(({ path }) => path === name);
      if (own) return { mode: "100644", name, id: add("blob", own.content) };
      const inside = files.filter(({ path }) => path.startsWith(`${name}/`));
      const moved = inside.map(({ path, content }) => ({ path: path.slice(name.length + 1), content }));
      return { mode: "40000", name, id: addTree(moved) };
    });
    return add("tree", Buffer.concat(entries.toSorted(byGitOrder).map(treeLine)));
  };
  const person = `${site.author} <${site.email}> ${time} +0000`;
  const commit = add(
    "commit",
    Buffer.from(`tree ${addTree(files)}\nauthor ${person}\ncommitter ${person}\n\nVersion ${version}\n`),
  );
  return below(folder, [
    file("HEAD", "ref: refs/heads/main\n"),
    file("info/refs", `${commit}\trefs/heads/main\n${commit}\trefs/tags/v${version}\n`),
    file("objects/info/packs", "\n"),
    ...objects.values(),
  ]);
}

function treeLine({ mode, name, id }: Entry): Buffer {
  return Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, "hex")]);
}

/** Git orders a folder as if its name ended with a slash. */
function byGitOrder(one: Entry, other: Entry): number {
  const key = ({ mode, name }: Entry) => Buffer.from(mode === "40000" ? `${name}/` : name);
  return Buffer.compare(key(one), key(other));
}
