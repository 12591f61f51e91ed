import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { readDocsModel } from "#model/docs-model.ts";
import { svgRenderer } from "../svg-renderer.ts";
import { type CardText, cardText, columnWidth } from "./card-text.ts";
import { socialCards } from "./cards.ts";

const { textWidth } = await svgRenderer();
const host = new URL(site.url).host;

function expectToFit({ lines }: CardText): void {
  for (const { content, size, weight } of lines) {
    expect(content).not.toBe("");
    // Words are measured one by one; kerning across a space may add a pixel.
    expect(textWidth(content, weight) * size).toBeLessThanOrEqual(columnWidth + 1);
  }
  const baselines = lines.map(({ y }) => y);
  expect(baselines).toEqual([...baselines].sort((a, b) => a - b));
  // Below the name of the site, above the edge of the picture, no line on another.
  expect(Math.min(...baselines)).toBeGreaterThan(130);
  expect(Math.max(...baselines)).toBeLessThan(600);
  for (const [index, { y, size }] of lines.entries()) {
    if (index > 0) expect(y - (baselines[index - 1] ?? 0)).toBeGreaterThanOrEqual(size);
  }
}

test.for(socialCards(readDocsModel()))("$path has a card whose text fits", (card) => {
  const text = cardText(card, host, textWidth);
  expectToFit(text);
  const shown = text.lines.map(({ content }) => content).join(" ");
  expect(shown).toContain(card.title);
  expect(shown).toContain(card.subtitle);
  expect(shown).toContain(`${host}${card.path === "/" ? "" : card.path}`);
});

const card = {
  path: "/docs/long",
  title: "Long",
  subtitle: "A page with long words",
  label: "Documentation",
};

test("long titles and subtitles take smaller letters and more lines", () => {
  const title = "Neuroevolution of augmenting topologies in populations";
  const subtitle = "How structure and weights of a network change together over a great many generations";
  const text = cardText({ ...card, title, subtitle }, host, textWidth);
  expectToFit(text);
  expect(text.lines.filter(({ role }) => role === "ink").length).toBe(3);
});

test("an address that is too long gives way to the host", () => {
  const path = `/docs/${"very-long-".repeat(8)}slug`;
  expect(cardText({ ...card, path }, host, textWidth).lines.at(-1)?.content).toBe(host);
});

test("a text that cannot fit stops the build with the page and what to shorten", () => {
  expect(() => cardText({ ...card, title: "x".repeat(60) }, host, textWidth)).toThrow(
    "/docs/long: shorten its title",
  );
  expect(() => cardText({ ...card, subtitle: "many words ".repeat(30) }, host, textWidth)).toThrow(
    "/docs/long: shorten its subtitle",
  );
});
