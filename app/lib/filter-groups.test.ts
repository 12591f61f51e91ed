import { expect, test } from "vitest";
import { filterGroups } from "./filter-groups.ts";
import type { NavGroup, NavPage } from "./nav.ts";

function page(title: string, description: string, navTitle = title): NavPage {
  return { slug: title, href: `/docs/${title}`, title, navTitle, description };
}

const groups: NavGroup[] = [
  {
    title: "Start",
    icon: "rocket",
    href: "/docs",
    items: [page("Installation", "Three ways"), page("Quick Start", "Cargo")],
  },
  {
    title: "API",
    icon: "code",
    href: "/docs/api",
    items: [page("API Reference", "Every function", "Overview")],
  },
];

function titlesFor(query: string): [string, string[]][] {
  return filterGroups(groups, query).map(({ title, items }) => [title, items.map((item) => item.title)]);
}

test.each(["", "   "])("without a query (%j) every group is there, unchanged", (query) => {
  expect(filterGroups(groups, query)).toEqual(groups);
});

test("titles match whatever the case, and groups left empty are hidden", () => {
  expect(titlesFor("INSTALL")).toEqual([["Start", ["Installation"]]]);
});

test("descriptions match, too", () => {
  expect(titlesFor("cargo")).toEqual([["Start", ["Quick Start"]]]);
});

test("both names of a page match", () => {
  expect(titlesFor("overview")).toEqual([["API", ["API Reference"]]]);
  expect(titlesFor("api ref")).toEqual([["API", ["API Reference"]]]);
});

test("a group's own title does not match", () => {
  expect(titlesFor("start")).toEqual([["Start", ["Quick Start"]]]);
});

test("spaces around the query are ignored", () => {
  expect(titlesFor("  three ways ")).toEqual([["Start", ["Installation"]]]);
});

test("characters with a meaning in patterns are only themselves", () => {
  expect(titlesFor(".*")).toEqual([]);
});

test("a query that matches nothing leaves nothing", () => {
  expect(titlesFor("zebra")).toEqual([]);
});

test("filtering does not change what it was given", () => {
  const before = structuredClone(groups);
  filterGroups(groups, "cargo");
  expect(groups).toEqual(before);
});
