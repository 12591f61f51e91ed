import { parse } from "node-html-parser";
import { expect, test, vi } from "vitest";
import { navGroups } from "#app/lib/nav.ts";

vi.stubGlobal("document", parse(""));
const { groupsFor, readGroups } = await import("./sidebar-groups.ts");

const lists = navGroups.map(
  ({ items }) =>
    `<ul data-group-items="">${items.map(({ href, navTitle }) => `<li><a href="${href}">${navTitle}</a></li>`).join("")}</ul>`,
);

test("the groups are read from the sidebar that the page was built with", () => {
  const read = readGroups(parse(lists.join("")));
  expect(read?.map(({ title, icon }) => [title, icon])).toEqual(
    navGroups.map(({ title, icon }) => [title, icon]),
  );
  expect(read?.map(({ items }) => items.map(({ href, navTitle }) => [href, navTitle]))).toEqual(
    navGroups.map(({ items }) => items.map(({ href, navTitle }) => [href, navTitle])),
  );
});

test("a page without a sidebar, or with another one, tells nothing", () => {
  expect(readGroups(parse("<main></main>"))).toBeUndefined();
  expect(readGroups(parse(lists.slice(1).join("")))).toBeUndefined();
});

test("a short sidebar is sent whole, a long one with the first group and the page's own", () => {
  const listed = navGroups.flatMap(({ items }) => items);
  const last = navGroups.at(-1);
  expect(groupsFor("/docs", navGroups, listed.length)).toEqual(navGroups);
  const sent = groupsFor(last?.items[1]?.href ?? "", navGroups, listed.length - 1);
  expect(sent.map(({ title, href }) => [title, href])).toEqual(
    navGroups.map(({ title, href }) => [title, href]),
  );
  expect(sent.map(({ items }) => items.length > 0)).toEqual([true, false, false, false, true]);
});
