import type { ResultValues } from "#model/results/result-schemas.ts";
import { statuses } from "#model/sample-status.ts";
import type { CheckReport, SampleResult } from "./sample-check.ts";

const illustrativeShare = 0.05;

export function isClean(report: CheckReport): boolean {
  return problems(report).length === 0;
}

/** A table of samples by language and status, the reasons of those that don't run, and every problem. */
export function formatReport(report: CheckReport): string {
  return [table(report.results), ...reasons(report.results), ...problems(report)].join("\n\n");
}

/** The number of samples and failures by language and status, for the page about the site's quality. */
export function sampleCounts({ results }: CheckReport): ResultValues<"samples"> {
  const failed = results.filter(({ outcome }) => outcome !== "ok");
  const groups = new Map<string, ResultValues<"samples">["groups"][number]>();
  for (const { sample, outcome } of results) {
    const { language, status } = sample;
    const group = groups.get(`${language} ${status}`) ?? { language, status, samples: 0, failed: 0 };
    group.samples += 1;
    if (outcome !== "ok") group.failed += 1;
    groups.set(`${language} ${status}`, group);
  }
  return {
    groups: [...groups.values()],
    failures: failed.map(({ sample }) => `${sample.language}/${sample.name}`),
  };
}

function table(results: readonly SampleResult[]): string {
  const languages = [...new Set(results.map(({ sample }) => sample.language))];
  const header = ["language", ...statuses, "failures", "all"];
  const rows = [...languages, "all"].map((language) => {
    const own = results.filter(({ sample }) => language === "all" || sample.language === language);
    const counts = statuses.map((status) => own.filter(({ sample }) => sample.status === status).length);
    const failures = own.filter(({ outcome }) => outcome !== "ok").length;
    return [language, ...[...counts, failures, own.length].map(String)];
  });
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [header, widths.map((width) => "-".repeat(width)), ...rows]
    .map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join("  "))
    .join("\n");
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

function reasons(results: readonly SampleResult[]): string[] {
  const lines = results.flatMap(({ sample: { language, name, status, reason, rustOnly } }) => [
    ...(reason ? [`${status}  ${language}/${name}: ${reason}`] : []),
    ...(rustOnly ? [`Rust only  ${name}: ${rustOnly}`] : []),
  ]);
  return lines.length > 0 ? [lines.join("\n")] : [];
}

function problems({ results, orphans, unpaired }: CheckReport): string[] {
  const illustrative = results.filter(({ sample }) => sample.status === "illustrative").length;
  return [
    ...results
      .filter(({ outcome }) => outcome !== "ok")
      .map(({ sample, outcome, detail }) => `${sample.language}/${sample.name}: ${outcome}\n${detail}`),
    ...unpaired,
    ...orphans.map((name) => `samples/output/${name}.txt: no sample prints it. Delete it.`),
    ...(illustrative > results.length * illustrativeShare
      ? [`${illustrative} of ${results.length} samples are illustrative; at most 5 % may be.`]
      : []),
  ];
}
