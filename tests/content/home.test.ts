import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { claims, latencies } from "#content/claims.ts";
import { chatTool, features, hero, resourceCards, validated } from "#content/home.ts";
import { addresses, versions } from "#content/site.ts";

test("the published figures match the specification", () => {
  const values = Object.values(claims).map(({ value }) => value);
  expect(values).toEqual(["30μs", "16,563x", "100%", "60/60", "500ms", "12", "10", "4"]);
  expect(`${claims.tests.value} ${claims.tests.label}`).toBe("60/60 Tests Passing");
  expect(hero.stats.map((name) => claims[name].value)).toEqual(["30μs", "16,563x", "100%"]);
  expect(validated.map((name) => claims[name].value)).toEqual(["12", "10", "4"]);
});

test("the neural latency follows from the other two figures", () => {
  expect(latencies.neuralMicroseconds).toBeCloseTo(30.19, 2);
});

test("no landing page component hard-codes a published figure", () => {
  const folder = "app/sections/home";
  const figures = Object.values(claims).map(({ value }) => value);
  for (const file of readdirSync(folder).filter((name) => !name.includes(".test."))) {
    const text = readFileSync(`${folder}/${file}`, "utf8");
    const typed = figures.filter((figure) => figure.length > 2 && text.includes(figure));
    expect([file, typed]).toEqual([file, []]);
    expect(text).not.toMatch(/16,?563|500 ?ms|30 ?μs/);
  }
});

test("the feature cards state the spec's claims", () => {
  const details = features.flatMap((feature) => feature.details);
  expect(details).toContain("12 organisms validated in group decisions");
  expect(details).toContain("10 generations validated");
  expect(details).toContain("4 demonstration scenarios");
});

test("the chat tool's highlights have the four badges, and its links point to published files", () => {
  expect(chatTool.highlights.map(({ badge }) => badge)).toEqual([
    "Core Feature",
    "Revolutionary",
    "Advanced",
    "Innovative",
  ]);
  expect(chatTool.links.map(({ url }) => url)).toEqual([
    "/library",
    "/library/chat.md",
    "/library/README.md",
  ]);
});

test("the resource cards match the specification, in order", () => {
  const cards = resourceCards.map((card) => [
    card.title,
    "href" in card ? card.href : undefined,
    "badge" in card ? card.badge : undefined,
  ]);
  expect(cards).toEqual([
    ["Package", addresses.registry, `v${versions.package}`],
    ["Getting Started", "/getting-started", undefined],
    ["Documentation", "/docs", undefined],
    ["Research Paper", undefined, "Coming Soon"],
  ]);
  expect(versions.package).toBe("0.2.2");
});
