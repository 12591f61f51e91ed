import { expect, test } from "vitest";
import { describeSeries } from "#app/plots/describe-series.ts";
import { readSeries } from "#model/series.ts";
import { builtPages } from "./built-pages.ts";
import { codeText } from "./code-text.ts";

const outputs = builtPages.flatMap(({ path, root }) =>
  root.querySelectorAll("figure").flatMap((figure) => {
    const html = figure.querySelector("pre")?.innerHTML ?? "";
    return html.startsWith('<code class="language-output">')
      ? [{ path, figure, series: readSeries(codeText(html)) }]
      : [];
  }),
);
/** A reference shows what a call returns; troubleshooting, how much memory a run takes. */
const isWithoutPlot = (path: string) => path.startsWith("/docs/api/") || path === "/docs/troubleshooting";

test.for(outputs)(
  "on $path, a series has a plot below its rows, and other output has none",
  ({ path, figure, series }) => {
    const plot = figure.querySelector('[role="img"]');
    if (!series || isWithoutPlot(path)) return expect(plot).toBeNull();
    expect(plot?.getAttribute("aria-label")).toBe(`Plot: ${describeSeries(series)}`);
    // A line each for the grid and in the plot.
    expect(plot?.querySelectorAll("svg svg path")).toHaveLength(series.lines.length + 1);
    expect(plot?.querySelectorAll("p span").map(({ text }) => text)).toEqual(
      series.lines.map(({ name }) => name),
    );
  },
);

test("some pages have plots", () => {
  expect(outputs.filter(({ series, path }) => series && !isWithoutPlot(path)).length).toBeGreaterThan(5);
});
