import type { CheckReport, SampleResult } from "./sample-check.ts";

export function isClean({ results, orphans }: CheckReport): boolean {
  return orphans.length === 0 && results.every((result) => result.status === "ok");
}

/** A table of all samples, their counts, and for each problem what went wrong. */
export function formatReport(report: CheckReport): string {
  return [table(report.results), counts(report.results), ...problems(report)].join("\n\n");
}

function table(results: readonly SampleResult[]): string {
  const rows = results.map(({ sample, status }) => [sample.language, sample.name, status]);
  const header = ["language", "sample", "status"];
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [header, widths.map((width) => "-".repeat(width)), ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function counts(results: readonly SampleResult[]): string {
  const languages = tally(results.map((result) => result.sample.language));
  return `${results.length} samples (${languages}): ${tally(results.map((result) => result.status))}`;
}

function tally(words: readonly string[]): string {
  const counted = new Map<string, number>();
  for (const word of words) counted.set(word, (counted.get(word) ?? 0) + 1);
  return [...counted].map(([word, count]) => `${count} ${word}`).join(", ");
}

function problems({ results, orphans }: CheckReport): string[] {
  return [
    ...results
      .filter((result) => result.status !== "ok")
      .map(({ sample, status, detail }) => `${sample.language}/${sample.name}: ${status}\n${detail}`),
    ...orphans.map((name) => `samples/output/${name}.txt: no sample prints it. Delete it.`),
  ];
}
