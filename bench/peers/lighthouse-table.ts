import { markdownTable } from "../table.ts";

/** What lighthouse.mjs writes. */
export interface LighthouseResult {
  version: string;
  runs: number;
  results: {
    name: string;
    page: string;
    scores: Record<"performance" | "accessibility" | "best-practices" | "seo", number>;
    failedAudits: string[];
  }[];
}

export function lighthouseTable({ version, runs, results }: LighthouseResult): string {
  const table = markdownTable(
    ["page", "performance", "accessibility", "best practices", "SEO", "failed audits"],
    results.map(({ name, page, scores, failedAudits }) => [
      `${name} ${page}`,
      scores.performance,
      scores.accessibility,
      scores["best-practices"],
      scores.seo,
      failedAudits.join(", ") || "none",
    ]),
  );
  return `Lighthouse ${version}, medians of ${runs} runs.\n\n${table}`;
}
