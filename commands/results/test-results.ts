import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { accessibilityTests } from "#content/docs/support/accessibility-tests.ts";
import type { Provenance, ResultValues } from "#model/results/result-schemas.ts";
import type { AxeRun } from "#tests/e2e/axe-record.ts";
import type { FileResults } from "#tests/result-reporter.ts";
import { type NewResult, recentFolder } from "./record.ts";

type Recorded<Values> = Provenance & { values: Values };

/** What the last test run recorded. */
export function testResults(): NewResult[] {
  const files = read<Recorded<FileResults>>("tests");
  const engines = read<{ name: string; version: string }>("engines");
  const runs = read<Recorded<{ runs: AxeRun[] }>>("axe");
  const results: NewResult[] = [];
  if (runs.length > 0) {
    const values = axeValues(runs.flatMap(({ values }) => values.runs));
    results.push({ name: "axe", about: oldest(runs), values });
  }
  if (files.length > 0) {
    const values = { tests: checkCounts(files.map(({ values }) => values)) };
    results.push({ name: "checks", about: oldest(files), values });
  }
  const inEngines = files.filter(({ values }) => values.file.startsWith("tests/engines/"));
  if (engines.length > 0 && inEngines.length > 0) {
    const values = { engines: engineCounts(engines, inEngines) };
    results.push({ name: "engines", about: oldest(inEngines), values });
  }
  for (const name of ["samples", "search"] as const) {
    const file = join(recentFolder, `${name}.json`);
    if (!existsSync(file)) continue;
    const { values, ...about }: Recorded<object> = JSON.parse(readFileSync(file, "utf8"));
    results.push({ name, about, values });
  }
  return results;
}

function read<Content>(folder: string): Content[] {
  const path = join(recentFolder, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path).map((name) => JSON.parse(readFileSync(join(path, name), "utf8")));
}

/** The provenance of a result with several parts is that of its oldest one. */
function oldest(parts: readonly Recorded<unknown>[]): Provenance {
  const [first] = parts.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (!first) throw new Error("A result has no parts.");
  const { values, ...about } = first;
  return about;
}

/** The runs of axe, those of one page, width and theme as one, and the outcome of each rule in each. */
export function axeValues(all: readonly AxeRun[]): ResultValues<"axe"> {
  const keyOf = ({ page, width, theme }: AxeRun) => `${page} ${width} ${theme}`;
  // The design review is for authors.
  const published = all
    .filter(({ page }) => page !== "/design")
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const keys = [...new Set(published.map(keyOf))];
  const rules = new Map<string, ResultValues<"axe">["rules"][number]>();
  for (const run of published) {
    for (const outcome of ["passed", "violated", "incomplete", "inapplicable"] as const) {
      for (const { id, tags } of run[outcome]) {
        const rule = rules.get(id) ?? {
          id,
          tags,
          passed: [],
          violated: [],
          incomplete: [],
          inapplicable: [],
        };
        rules.set(id, rule);
        const index = keys.indexOf(keyOf(run));
        if (!rule[outcome].includes(index)) rule[outcome].push(index);
      }
    }
  }
  const runs = keys.flatMap((key) => published.find((run) => keyOf(run) === key) ?? []);
  return {
    version: published[0]?.version ?? "",
    runs: runs.map(({ page, width, theme }) => ({ page, width, theme })),
    rules: [...rules.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

/** The cases of each test that the accessibility report names. Checks of engines run in several files. */
export function checkCounts(files: readonly FileResults[]): ResultValues<"checks">["tests"] {
  return Object.values(accessibilityTests).flatMap(({ file, title }) => {
    const isEngine = file.startsWith("tests/engines/");
    const pattern = patternOf(title);
    const states = files
      .filter((one) => (isEngine ? one.file.startsWith("tests/engines/") : one.file === file))
      .flatMap(({ tests }) => tests)
      .filter(({ name }) => pattern.test(name))
      .map(({ state }) => state);
    const count = (state: string) => states.filter((one) => one === state).length;
    if (states.length === 0) return [];
    return [{ file, title, passed: count("passed"), failed: count("failed"), skipped: count("skipped") }];
  });
}

/** Matches the names of a test's cases: the title with each placeholder filled in. */
function patternOf(title: string): RegExp {
  const parts = title.split(/%s|\$\w+/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
}

function engineCounts(
  engines: readonly { name: string; version: string }[],
  files: readonly Recorded<FileResults>[],
): ResultValues<"engines">["engines"] {
  return engines.map(({ name, version }) => {
    const own = files.find(({ values }) => basename(values.file, ".test.ts") === name.toLowerCase());
    const count = (state: string) => own?.values.tests.filter((test) => test.state === state).length ?? 0;
    return { name, version, passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
  });
}
