import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** A hash of the files that the research paper is made from. */
export function paperSources() {
  const hash = createHash("sha256");
  for (const file of ["paper.html", "paper.css"]) {
    hash.update(readFileSync(new URL(`../paper/${file}`, import.meta.url)));
  }
  return hash.digest("hex");
}
