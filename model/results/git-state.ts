import { execFileSync } from "node:child_process";

/** A commit, with a note if the given files have changed since; undefined without history. */
export function currentCommit(inputs: readonly string[], root = "."): string | undefined {
  const commit = git(root, "rev-parse", "--short=7", "HEAD");
  if (!commit) return undefined;
  return git(root, "status", "--porcelain", "--", ...inputs) ? `${commit} with changes` : commit;
}

/** The day of the last commit; undefined without history. */
export function commitDate(root = "."): string | undefined {
  return git(root, "log", "-1", "--format=%cs");
}

/** The last commit before a time. */
export function commitBefore(date: string, root = "."): string | undefined {
  return git(root, "rev-list", "-1", "--abbrev-commit", "--abbrev=7", `--before=${date}`, "HEAD");
}

/** Whether the files are as they were at a time: committed before it, and not changed since. */
export function isUnchangedSince(date: string, inputs: readonly string[], root = "."): boolean {
  const changed = git(root, "log", "-1", "--format=%cI", "--", ...inputs);
  if (!changed || new Date(changed) > new Date(date)) return false;
  return !git(root, "status", "--porcelain", "--", ...inputs);
}

function git(root: string, ...args: string[]): string | undefined {
  try {
    const output = execFileSync("git", ["-C", root, ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return output.trim() || undefined;
  } catch {
    return undefined;
  }
}
