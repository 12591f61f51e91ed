import { kilobytes, markdownTable, ratio } from "../table.ts";

/** Bytes that one page of a built site needs, as sent. */
export interface PageWeight {
  html: number;
  /** All scripts that load without a touch. */
  scripts: number;
  /** The parts of them that know of other pages. */
  manifest: number;
  elements: number;
}

export interface BuiltSize {
  pages: number;
  seconds: number;
  /** Of the build and all that it runs; grows with the work, whatever else the machine does. */
  processorSeconds: number;
  weights: Record<string, PageWeight>;
}

export interface GrowthResult {
  times: number;
  small: BuiltSize;
  large: BuiltSize;
}

export function growthTable({ small, large }: GrowthResult): string {
  const pages = Object.entries(small.weights).flatMap(([path, before]) => {
    const after = large.weights[path];
    return after ? [{ path, before, after }] : [];
  });
  const bytes = markdownTable(
    ["kB sent, before and after", "HTML", "scripts", "router's list", "elements"],
    pages.map(({ path, before, after }) => [
      path,
      ...(["html", "scripts", "manifest"] as const).map(
        (part) => `${kilobytes(before[part])} ${kilobytes(after[part])}`,
      ),
      `${before.elements} ${after.elements}`,
    ]),
  );
  const pageRatio = large.pages / small.pages;
  return `${small.pages} and ${large.pages} pages: ${pageRatio.toFixed(1)} times as many, built in ${ratio(
    large.processorSeconds,
    small.processorSeconds,
  )} times the processor time.\n\n${bytes}`;
}
