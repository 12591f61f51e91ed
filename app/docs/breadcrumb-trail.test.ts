import { expect, test } from "vitest";
import { breadcrumbs } from "./breadcrumb-trail.ts";

const home = { label: "Home", href: "/" };
const documentation = { label: "Documentation", href: "/docs" };
const pages = [
  { href: "/docs", title: "Documentation" },
  { href: "/docs/api", title: "API Reference" },
  { href: "/docs/api/dna", title: "DNA API" },
  { href: "/docs/support", title: "Support" },
  { href: "/docs/support/community", title: "Community" },
  { href: "/docs/support/community/projects", title: "Community Projects" },
];

test("the overview is the last crumb of its own trail", () => {
  expect(breadcrumbs("/docs", pages)).toEqual([home, { label: "Documentation" }]);
});

test("a section follows the overview", () => {
  expect(breadcrumbs("/docs/api", pages)).toEqual([home, documentation, { label: "API Reference" }]);
});

test("a page follows its section, which is a link", () => {
  expect(breadcrumbs("/docs/api/dna", pages)).toEqual([
    home,
    documentation,
    { label: "API Reference", href: "/docs/api" },
    { label: "DNA API" },
  ]);
});

test("every part of a deeper path has its crumb", () => {
  expect(breadcrumbs("/docs/support/community/projects", pages).map((crumb) => crumb.label)).toEqual([
    "Home",
    "Documentation",
    "Support",
    "Community",
    "Community Projects",
  ]);
});

test("a slug without a page has its first letter capitalized and no link", () => {
  expect(breadcrumbs("/docs/unknown/dna-tools", pages)).toEqual([
    home,
    documentation,
    { label: "Unknown" },
    { label: "Dna-tools" },
  ]);
});

test("a trailing slash makes no difference", () => {
  expect(breadcrumbs("/docs/api/dna/", pages)).toEqual(breadcrumbs("/docs/api/dna", pages));
});

test("an encoded slug is decoded, one that cannot be is shown as it is", () => {
  expect(breadcrumbs("/docs/%C3%A9volution", pages).at(-1)).toEqual({ label: "Évolution" });
  expect(breadcrumbs("/docs/100%", pages).at(-1)).toEqual({ label: "100%" });
});
