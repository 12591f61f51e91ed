import { expect, test } from "vitest";
import { builtPages } from "./built-pages.ts";

/** The names of classes in a page's own style sheet. */
function styledIn({ root }: (typeof builtPages)[number]): Set<string> {
  const sheet = root.querySelectorAll("style").map(({ textContent }) => textContent);
  const names = sheet.join("").matchAll(/\.((?:[\w-]|\\.)+)/g);
  return new Set([...names].map(([, name = ""]) => name.replaceAll("\\", "")));
}

const styled = new Map(builtPages.map((page) => [page.path, styledIn(page)]));
const anywhere = new Set([...styled.values()].flatMap((names) => [...names]));

// Pages of different types have different sheets. A block that a sheet does not know would have no style there.
test.for(builtPages)("$path has the styles of all its classes", ({ path, root }) => {
  const used = new Set(root.querySelectorAll("[class]").flatMap(({ classNames }) => classNames.split(" ")));
  expect([...used].filter((name) => anywhere.has(name) && !styled.get(path)?.has(name))).toEqual([]);
});
