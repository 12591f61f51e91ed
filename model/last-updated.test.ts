import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { datesOf, readDates } from "./last-updated.ts";

// A git hook that runs the tests sets these variables, and git would then use the wrong repository.
beforeEach(() => {
  for (const name of ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"]) vi.stubEnv(name, undefined);
  return () => vi.unstubAllEnvs();
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "history-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function commit(repository: string, file: string, date: string): void {
  const path = join(repository, file);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, date);
  const author = { name: "A", email: "a@example.org" };
  const settings = ["-c", `user.name=${author.name}`, "-c", `user.email=${author.email}`];
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", repository, ...settings, ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: `${date}T12:00:00Z`, GIT_CONFIG_GLOBAL: "" },
    });
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", date);
}

test("a file has the date of the newest commit that changed it", () => {
  const log = "//2026-11-12\n\na.mdx\n//2026-10-01\n\na.mdx\nb.mdx\n";
  expect([...datesOf(log)]).toEqual([
    ["a.mdx", "2026-11-12"],
    ["b.mdx", "2026-10-01"],
  ]);
  expect(datesOf("").size).toBe(0);
});

test("dates come from the history of the given folder, by relative path", () => {
  const repository = temporaryFolder();
  commit(repository, "site/docs/a.mdx", "2026-01-02");
  commit(repository, "site/docs/b.mdx", "2026-03-04");
  commit(repository, "site/other.ts", "2026-05-06");
  writeFileSync(join(repository, "site/docs/new.mdx"), "never committed");
  expect(Object.fromEntries(readDates("docs", join(repository, "site")))).toEqual({
    "docs/a.mdx": "2026-01-02",
    "docs/b.mdx": "2026-03-04",
  });
});

test("a shallow clone has no dates, because it has only one commit", () => {
  const repository = temporaryFolder();
  commit(repository, "docs/a.mdx", "2026-01-02");
  commit(repository, "docs/b.mdx", "2026-03-04");
  const clone = join(temporaryFolder(), "clone");
  execFileSync("git", ["clone", "-q", "--depth=1", `file://${repository}`, clone]);
  expect(readDates("docs", clone).size).toBe(0);
});

test("a folder without history, or a missing one, has no dates", () => {
  expect(readDates("docs", temporaryFolder()).size).toBe(0);
  expect(readDates("docs", join(temporaryFolder(), "gone")).size).toBe(0);
});
