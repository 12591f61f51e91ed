import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What tools leave beside the sources. It differs between machines. */
const skipped = /^(\.|node_modules$|target$|__pycache__$)|\.egg-info$/;

/** Changes when one of the files, or a file in one of the folders, is changed, added, renamed or removed. */
export function inputsHash(inputs: readonly string[], root = "."): string {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap((path) => filesBelow(root, path)))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 16);
}

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .filter((name) => !skipped.test(name))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}
