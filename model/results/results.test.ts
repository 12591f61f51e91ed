import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { conformanceOf } from "./conformance.ts";
import { withCommonAge } from "./evidence.ts";
import { inputsHash } from "./inputs-hash.ts";
import { manual } from "./manual-checks.ts";
import { qualityOf } from "./quality.ts";
import { readResults } from "./read-result.ts";

const axeRule = {
  id: "image-alt",
  tags: ["wcag111"],
  passed: [0],
  violated: [],
  incomplete: [],
  inapplicable: [],
};
const axe = { version: "4.0.0", runs: [{ page: "/docs", width: 1440, theme: "light" }], rules: [axeRule] };
const group = { language: "rust", status: "run", samples: 3, failed: 0 };

/** A folder of results that describe the given file. */
function resultsFolder(values: Record<string, object>, hash?: string): string {
  const folder = mkdtempSync(join(tmpdir(), "results-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, value] of Object.entries(values)) {
    const inputs = ["LICENSE"];
    const about = { command: "npm test", date: "2026-11-17T02:00:00.000Z", commit: "1234567", inputs };
    const content = { ...about, hash: hash ?? inputsHash(inputs), values: value };
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
  }
  return folder;
}

const criterion = (folder: string, id: string) => {
  const { perceivable } = conformanceOf(readResults(folder));
  return perceivable.rows.find(([name]) => `${name}`.startsWith(`${id} `))?.slice(2);
};

const byAxe = { list: { summary: "axe, 1 rule", items: "`image-alt`" }, text: "" };

test("a violated rule of axe fails its criterion, and a criterion without a result is undecided", () => {
  expect(criterion(resultsFolder({ axe }), "1.1.1")).toEqual(["Passed", byAxe]);
  const broken = { ...axe, rules: [{ ...axeRule, passed: [], violated: [0] }] };
  expect(criterion(resultsFolder({ axe: broken }), "1.1.1")).toEqual(["Failed", byAxe]);
  expect(criterion(resultsFolder({}), "1.1.1")).toEqual(["Undecided", "No check"]);
  expect(criterion(resultsFolder({}), "1.2.1")).toEqual(["Undecided", "No audio or video"]);
});

test("a passed test shows that a criterion doesn't apply, and a failed one that it fails", () => {
  const noMedia = {
    file: "tests/site/accessibility.test.ts",
    title: "$path has no audio, video or embedded page",
  };
  const counted = (passed: number, failed: number) => ({
    checks: { tests: [{ ...noMedia, passed, failed, skipped: 0 }] },
  });
  expect(criterion(resultsFolder(counted(40, 0)), "1.2.1")).toEqual(["Not applicable", "No audio or video"]);
  expect(criterion(resultsFolder(counted(39, 1)), "1.2.1")).toEqual(["Failed", "No audio or video"]);
});

test("an undecided criterion is counted with a link to its row", () => {
  const { summary, perceivable } = conformanceOf(readResults(resultsFolder({ axe })));
  const count = summary.rows[0]?.[summary.columns.indexOf("Undecided")];
  expect(count).toMatchObject({ link: { href: `#${perceivable.ids?.[1]}` } });
});

test("the date of manual checks is given once, with those made at another time", () => {
  const check = (criterion: string, date?: string) => ({ criterion, steps: "Look.", ...(date && { date }) });
  const [first, second] = [check("1.3.2", "2026-11-17"), check("1.3.3", "2026-11-17")];
  expect(manual([first, second]).notes).toEqual(["All checks were made on 17 November 2026."]);
  expect(manual([check("2.2.1"), first, second]).notes).toEqual([
    "The checks were made on 17 November 2026, except for 2.2.1 (not yet).",
  ]);
});

test("a sample that fails is named", () => {
  const shown = (samples: object) => qualityOf(readResults(resultsFolder({ samples })), []).sampleRun.verdict;
  expect(shown({ groups: [group], failures: [] })).toBe("All 3 samples passed.");
  expect(shown({ groups: [{ ...group, failed: 1 }], failures: ["rust/first"] })).toBe(
    "1 failed: `rust/first`.",
  );
});

test("the figures at the top name all cases if some failed, and none if there is no result", () => {
  const engine = { name: "Firefox", version: "1", passed: 7, failed: 1, skipped: 2 };
  const results = readResults(
    resultsFolder({ samples: { groups: [group], failures: [] }, engines: { engines: [engine, engine] } }),
  );
  expect(qualityOf(results, []).summary.tables[0]?.rows).toEqual([["3", "14 of 16", "–"]]);
});

test("a result says whether the code has changed since, and a missing one has only its command", () => {
  const samples = { groups: [group], failures: [] };
  const originOf = (folder: string) => qualityOf(readResults(folder), []).sampleRun.origin;
  expect(originOf(resultsFolder({ samples }))).toMatchObject({ date: "17 November 2026", isOlder: false });
  expect(originOf(resultsFolder({ samples }, "another"))).toMatchObject({ isOlder: true });
  expect(originOf(resultsFolder({}))).toEqual({ command: "npm test", isOlder: false });
});

test("a page says once that the code has changed since all its results, or says it per result", () => {
  const part = (date: string | undefined, isOlder: boolean) => ({
    origin: { command: "npm test", ...(date && { date }), isOlder },
    notes: [],
    tables: [],
  });
  const all = withCommonAge({
    one: part("today", true),
    other: part("today", true),
    missing: part(undefined, false),
  });
  expect(all.age?.notes).toHaveLength(1);
  expect([all.one?.origin?.isOlder, all.other?.origin?.isOlder]).toEqual([false, false]);
  const some = withCommonAge({ one: part("today", true), other: part("today", false) });
  expect(some.age?.notes).toEqual([]);
  expect(some.one?.origin?.isOlder).toBe(true);
});

test("an edited result stops the build with its file", () => {
  expect(() => readResults(resultsFolder({ fuzz: { requests: "many" } }))).toThrow(/fuzz\.json: "requests"/);
});

test("the hash follows the content and names of files, and ignores what tools leave", () => {
  const folder = mkdtempSync(join(tmpdir(), "inputs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync("model/results", join(folder, "sources"), { recursive: true });
  const first = inputsHash(["sources"], folder);
  cpSync("model/results", join(folder, "sources", "target"), { recursive: true });
  expect(inputsHash(["sources"], folder)).toBe(first);
  writeFileSync(join(folder, "sources", "evidence.ts"), "changed");
  expect(inputsHash(["sources"], folder)).not.toBe(first);
});
