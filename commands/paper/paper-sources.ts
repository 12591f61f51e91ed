import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { filledPaper } from "./filled-paper.ts";

export const paperSheets = ["paper.css", "plots.css"];

/** A hash of all inputs of the research paper: its text, its styles and the data of its tables. */
export function paperSources(): string {
  const hash = createHash("sha256").update(filledPaper());
  for (const sheet of paperSheets) hash.update(readFileSync(`paper/${sheet}`));
  return hash.digest("hex");
}
