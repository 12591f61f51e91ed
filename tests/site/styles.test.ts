import { expect, test } from "vitest";
import { builtPages } from "./built-pages.ts";

/** The class names in a page's inline style sheet. */
function styledIn({ root }: (typeof builtPages)[number]): Set<string> {
  const sheet = root.querySelectorAll("style").map(({ textContent }) => textContent);
  const names = sheet.join("").matchAll(/\.((?:[\w-]|\\.)+)/g);
  return new Set([...names].map(([, name = ""]) => name.replaceAll("\\", "")));
}

const styled = new Map(builtPages.map((page) => [page.path, styledIn(page)]));
const anywhere = new Set([...styled.values()].flatMap((names) => [...names]));

// Each type of page has its own style sheet. A block whose rules are missing from it would be unstyled.
test.for(builtPages)("$path has styles for all of its classes", ({ path, root }) => {
  const used = new Set(root.querySelectorAll("[class]").flatMap(({ classNames }) => classNames.split(" ")));
  expect([...used].filter((name) => anywhere.has(name) && !styled.get(path)?.has(name))).toEqual([]);
});

const withTooltips = builtPages.filter(({ root }) => root.querySelector("[data-tooltip]"));
test.for(withTooltips)("$path has styles for the tooltips that its script adds", ({ path }) => {
  expect(styled.get(path)?.has("tooltip")).toBe(true);
});
