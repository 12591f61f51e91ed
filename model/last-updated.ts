import { execFileSync } from "node:child_process";
import type { PageDate } from "./page-types.ts";

/** The date of the last commit to each file below a folder, as `2026-11-12`. */
export type DatesByFile = ReadonlyMap<string, string>;

let known: DatesByFile | undefined;

/** The date of the last commit to a page's file; undefined without history. */
export function lastUpdated(file: string): PageDate | undefined {
  known ??= readDates("content/docs");
  const iso = known.get(file);
  return iso === undefined ? undefined : { iso, text: longDate(iso) };
}

/** `2026-11-12` as `12 November 2026`. Formatted at build, so that it doesn't depend on the browser. */
export function longDate(iso: string): string {
  return new Date(iso).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}

/**
 * Runs git once for all files. A copy without history, a shallow clone (whose one commit seems to have created every
 * file) or a machine without git has no dates, and the site then shows none.
 */
export function readDates(folder: string, repository = "."): DatesByFile {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", repository, ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 2 ** 28,
    });
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return new Map();
    return datesOf(git("log", "--relative", "--name-only", "--format=//%cs", "--", folder));
  } catch {
    return new Map();
  }
}

/** Reads the log, newest commit first: a line `//date`, then the files that it changed. */
export function datesOf(log: string): DatesByFile {
  const dates = new Map<string, string>();
  let date = "";
  for (const line of log.split("\n")) {
    if (line.startsWith("//")) date = line.slice(2);
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}
