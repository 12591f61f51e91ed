import { criteria } from "#content/docs/support/accessibility-criteria.ts";
import type { ManualCheck } from "#content/docs/support/accessibility-manual.ts";
import { longDate } from "../last-updated.ts";
import type { Evidence } from "./evidence.ts";

/** What the accessibility report shows of the checks that need a person's judgment. */
export function manual(checks: readonly ManualCheck[]): Evidence {
  return {
    notes: [datesOf(checks)],
    tables: [
      {
        label: "Manual checks",
        columns: ["Criterion", "Result", "Steps", "Found"],
        rows: checks.map(({ criterion, steps, result = "Undecided", found = "" }) => {
          const name = criteria.find(({ id }) => id === criterion)?.name;
          return [`${criterion} ${name}`, result, steps, found];
        }),
        ids: checks.map(manualRowId),
        outcomeColumn: "Result",
        hasSentences: true,
      },
    ],
  };
}

/** The id of a check's row. */
export function manualRowId({ criterion }: ManualCheck): string {
  return `manual-${criterion}`;
}

/** When the checks were made: the most common date, then the others. */
function datesOf(checks: readonly ManualCheck[]): string {
  const [common, ...others] = [...new Set(checks.map(({ date }) => date))]
    .map((date) => ({
      when: date ? `on ${longDate(date)}` : "not yet",
      which: checks.filter((check) => check.date === date).map(({ criterion }) => criterion),
    }))
    .toSorted((one, other) => other.which.length - one.which.length);
  if (others.length === 0) return `All checks were made ${common?.when}.`;
  const exceptions = others.map(({ when, which }) => `${which.join(", ")} (${when})`);
  return `The checks were made ${common?.when}, except for ${exceptions.join(" and ")}.`;
}
