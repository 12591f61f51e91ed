import { expect, test } from "vitest";
import { describeGenes } from "#app/glyph/describe-genes.ts";
import { describeSeries } from "#app/plots/describe-series.ts";
import { readGenes } from "#model/read-genes.ts";
import { readSeries } from "#model/series.ts";
import { builtPages } from "./built-pages.ts";
import { codeText } from "./code-text.ts";

const outputs = builtPages.flatMap(({ path, root }) =>
  root.querySelectorAll("figure").flatMap((figure) => {
    const html = figure.querySelector("pre")?.innerHTML ?? "";
    return html.startsWith('<code class="language-output">')
      ? [{ path, figure, series: readSeries(codeText(html)), genes: readGenes(codeText(html)) }]
      : [];
  }),
);
type Output = (typeof outputs)[number];
/** The API reference shows return values, troubleshooting shows memory use, and four rows need no plot. */
const isWithoutPlot = ({ path, series }: Output) =>
  path.startsWith("/docs/api/") || path === "/docs/troubleshooting" || series?.x.name === "messages";

test.for(outputs)("on $path, output that is a series has a plot, and other output has none", (output) => {
  const { figure, series } = output;
  const plot = figure.querySelector('[role="img"]');
  if (!series || isWithoutPlot(output)) return expect(plot).toBeNull();
  expect(plot?.getAttribute("aria-label")).toBe(`Plot: ${describeSeries(series)}`);
  // One path per line, and one for the grid. Few points are marked, by another path per line.
  const perLine = series.x.values.length > 12 ? 1 : 2;
  expect(plot?.querySelectorAll("svg svg path")).toHaveLength(series.lines.length * perLine + 1);
  // A single line needs no legend.
  expect(plot?.querySelectorAll("p svg")).toHaveLength(series.lines.length > 1 ? series.lines.length : 0);
  expect(plot?.querySelectorAll("p span").map(({ text }) => text)).toEqual(
    series.lines.map(({ name }) => name),
  );
});

test("some pages have plots", () => {
  expect(outputs.filter((output) => output.series && !isWithoutPlot(output)).length).toBeGreaterThan(5);
});

test("an output that lists all genes shows their organism", () => {
  // The page about DNA draws the organism in its figure.
  const shown = outputs.filter(({ path, genes }) => genes && !/^.docs.(api|concepts)/.test(path));
  expect(shown.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/getting-started", "/docs/quick-start", "/docs/installation"]),
  );
  for (const { figure, genes } of shown) {
    expect(figure.text).toContain(`Drawn from these genes: ${genes && describeGenes(genes)}.`);
    expect(figure.querySelectorAll("svg circle").length, "an eye and its pupil").toBe(2);
  }
});

const drawings = builtPages.flatMap(({ path, root }) =>
  path === "/docs/advanced/research" || path === "/docs/advanced/performance"
    ? root.querySelectorAll("figure > [role=img]").map((drawing) => ({ path, drawing }))
    : [],
);

test("plots of experiments have dots at the values of their axis only", () => {
  const plots = drawings.filter(({ drawing }) => drawing.getAttribute("aria-label")?.startsWith("Mean "));
  expect(plots).toHaveLength(3);
  for (const { drawing } of plots) {
    const label = drawing.getAttribute("aria-label") ?? "";
    const values = new Set(label.match(/(?<= at )[\d.,]*\d/g));
    const places = drawing.querySelectorAll("svg svg").map((dot) => dot.getAttribute("x"));
    expect(new Set(places).size).toBe(values.size);
  }
});

test("every mark of a range has its value", () => {
  const ranges = drawings.filter(({ drawing }) => drawing.getAttribute("aria-label")?.includes(": mean "));
  expect(ranges).toHaveLength(2);
  for (const { drawing } of ranges) {
    const means = drawing.getAttribute("aria-label")?.match(/(?<=mean )[\d.]+/g);
    expect(drawing.querySelectorAll("circle + text").map(({ text }) => text)).toEqual(means);
  }
});
