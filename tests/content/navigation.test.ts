import { expect, test } from "vitest";
import { docs } from "#tests/model.ts";
import { addedRoutes, sidebarGroups, supportRoutes } from "./spec-lists.ts";

test("the sidebar has the spec's five groups, in order", () => {
  expect(docs.groups.map((group) => group.title)).toEqual(sidebarGroups.map((group) => group.title));
});

test.each(sidebarGroups)("$title lists the spec's pages, in order", ({ title, routes }) => {
  const group = docs.groups.find((candidate) => candidate.title === title);
  expect(group?.pages.map((page) => page.href)).toEqual(routes);
});

test("only the support and added pages are outside the groups", () => {
  const grouped = docs.groups.flatMap((group) => group.pages);
  const others = docs.pages.filter((page) => !grouped.includes(page)).map((page) => page.href);
  expect(others.toSorted()).toEqual([...supportRoutes, ...addedRoutes].toSorted());
});
