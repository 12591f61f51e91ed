import { type Criterion, criteria } from "#content/docs/support/accessibility-criteria.ts";
import { manualChecks } from "#content/docs/support/accessibility-manual.ts";
import { type AccessibilityTestName, accessibilityTests } from "#content/docs/support/accessibility-tests.ts";
import { type Evidence, type EvidenceTable, evidenceOf, type TableCell } from "./evidence.ts";
import { manual, manualRowId } from "./manual-checks.ts";
import { engines } from "./quality.ts";
import { type Results, readResults } from "./read-result.ts";
import type { ResultValues } from "./result-schemas.ts";

/** What the accessibility report shows. */
export type Conformance = ReturnType<typeof conformanceOf>;
export type Outcome = "Failed" | "Passed" | "Not applicable" | "Undecided";

type Rule = ResultValues<"axe">["rules"][number];
type Check = ResultValues<"checks">["tests"][number];

const principles = { "1": "Perceivable", "2": "Operable", "3": "Understandable", "4": "Robust" } as const;

export function readConformance(): Conformance {
  return conformanceOf(readResults());
}

export function conformanceOf(results: Results) {
  const judged = criteria.map((criterion) => ({ criterion, ...judge(criterion, results) }));
  const tableOf = (principle: keyof typeof principles): EvidenceTable => ({
    label: `Criteria: ${principles[principle]}`,
    columns: ["Criterion", "Level", "Result", "Checked by"],
    rows: judged
      .filter(({ criterion }) => criterion.id.startsWith(principle))
      .map(({ criterion: { id, name, level }, checkedBy, outcome }) => [
        `${id} ${name}`,
        level,
        outcome,
        checkedBy,
      ]),
    ids: criteria.filter(({ id }) => id.startsWith(principle)).map(rowId),
    outcomeColumn: "Result",
  });
  return {
    summary: summary(judged),
    perceivable: tableOf("1"),
    operable: tableOf("2"),
    understandable: tableOf("3"),
    robust: tableOf("4"),
    axe: axe(results),
    tests: tests(results),
    engines: engines(results),
    manual: manual(manualChecks),
  };
}

/** The id of a criterion's row. */
function rowId({ id }: Pick<Criterion, "id">): string {
  return `wcag-${id}`;
}

/** Counts of results. If a criterion is failed or undecided, its count links to the first such criterion. */
function summary(judged: readonly { criterion: Criterion; outcome: Outcome }[]): EvidenceTable {
  const known: Outcome[] = ["Passed", "Not applicable", "Failed", "Undecided"];
  const open: Outcome[] = ["Failed", "Undecided"];
  const count = (outcome: Outcome): TableCell => {
    const [first, ...others] = judged.filter((one) => one.outcome === outcome);
    const text = `${first ? 1 + others.length : 0}`;
    if (!first || !open.includes(outcome)) return text;
    return { text: "", link: { text, href: `#${rowId(first.criterion)}` } };
  };
  return {
    label: "Criteria by result",
    columns: [...known, "All"],
    rows: [[...known.map(count), `${judged.length}`]],
    hasNumbers: true,
    emphasized: open,
  };
}

/** How a criterion is checked, and what the checks found. */
function judge(criterion: Criterion, results: Results): { checkedBy: TableCell; outcome: Outcome } {
  const { absent, tests = [] } = criterion;
  const manual = manualChecks.find((check) => check.criterion === criterion.id);
  const rules = rulesOf(criterion, results);
  const named = [...(absent ? [absent] : []), ...tests];
  const checks = named.map((name) => checkOf(name, results));
  const isFailed =
    manual?.result === "Failed" ||
    rules.some(({ violated }) => violated.length > 0) ||
    checks.some((check) => (check?.failed ?? 0) > 0);
  const isChecked = checks.length > 0 || rules.some(({ passed }) => passed.length > 0);
  const isPassed = (manual ? manual.result === "Passed" : isChecked) && checks.every(hasPassed);
  const outcome = isFailed ? "Failed" : !isPassed ? "Undecided" : absent ? "Not applicable" : "Passed";
  const text = named.map((name) => accessibilityTests[name].name).join("; ");
  if (rules.length === 0 && !manual) return { checkedBy: text || "No check", outcome };
  const summary = `axe, ${rules.length} ${rules.length === 1 ? "rule" : "rules"}`;
  const checkedBy = {
    ...(rules.length > 0 && { list: { summary, items: rules.map(({ id }) => `\`${id}\``).join(", ") } }),
    text: text && manual ? `${text}; ` : text,
    ...(manual && { link: { text: "Manual check", href: `#${manualRowId(manual)}` } }),
  };
  return { checkedBy, outcome };
}

/** The rules of axe that check a criterion and were applied to some element. */
function rulesOf({ id }: Criterion, { axe }: Results): Rule[] {
  const tag = `wcag${id.replaceAll(".", "")}`;
  return (axe?.values.rules ?? []).filter(
    ({ tags, passed, violated }) => tags.includes(tag) && passed.length + violated.length > 0,
  );
}

function checkOf(name: AccessibilityTestName, { checks }: Results): Check | undefined {
  const { file, title } = accessibilityTests[name];
  return checks?.values.tests.find((test) => test.file === file && test.title === title);
}

function hasPassed(check: Check | undefined): boolean {
  return check !== undefined && check.passed > 0 && check.failed === 0;
}

function axe({ axe }: Results): Evidence {
  return evidenceOf("axe", axe, ({ version, runs, rules }) => {
    const pages = [...new Set(runs.map(({ page }) => page))];
    const onPhone = new Set(runs.filter(({ width }) => width < 640).map(({ page }) => page));
    const rulesIn = (found: "passed" | "violated" | "incomplete", run: number) =>
      rules.filter((rule) => rule[found].includes(run)).map(({ id }) => id);
    const violated = rules.filter((rule) => rule.violated.length > 0).map(({ id }) => `\`${id}\``);
    const unsure = rules.filter(({ incomplete }) => incomplete.length > 0).map(({ id }) => `\`${id}\``);
    return {
      notes: [
        `axe-core ${version} applied ${rules.length} rules to ${pages.length} pages, ${onPhone.size} of them also on a phone.`,
        `It found ${violated.length > 0 ? `violations of ${violated.join(", ")}` : "no violations"}. ${
          unsure.length > 0
            ? `It couldn’t decide whether some elements pass ${unsure.join(", ")}; a person must check these.`
            : "It reached a decision on every element."
        }`,
      ],
      tables: [
        {
          label: "Results of axe by page",
          columns: ["Page", "Passed", "Violated", "Unsure"],
          rows: pages.map((page) => {
            const own = runs.flatMap((run, index) => (run.page === page ? [index] : []));
            const all = (found: "passed" | "violated" | "incomplete") =>
              new Set(own.flatMap((run) => rulesIn(found, run)));
            return [
              page,
              `${all("passed").size}`,
              [...all("violated")].map((id) => `\`${id}\``).join(", ") || "0",
              `${all("incomplete").size}`,
            ];
          }),
          hasNumbers: true,
          folded: `Results for ${pages.length} pages`,
        },
      ],
    };
  });
}

function tests(results: Results): Evidence {
  return evidenceOf("checks", results.checks, () => ({
    notes: [],
    tables: [
      {
        label: "Tests",
        columns: ["Test", "Cases", "File and title"],
        rows: (Object.keys(accessibilityTests) as AccessibilityTestName[]).map((key) => {
          const { name, file, title } = accessibilityTests[key];
          const check = checkOf(key, results);
          const failed = check?.failed ? `, ${check.failed} failed` : "";
          const cases = check ? `${check.passed} passed${failed}` : "not run";
          return [name, cases, `\`${file}\`: ${title}`];
        }),
        outcomeColumn: "Cases",
        folded: `All ${Object.keys(accessibilityTests).length} tests`,
      },
    ],
  }));
}
