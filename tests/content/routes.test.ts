import { expect, test } from "vitest";
import { topLevelPaths } from "#model/docs-model.ts";
import { docs, paths } from "#tests/model.ts";
import { addedRoutes, docsRoutes } from "./spec-lists.ts";

const routes = docs.pages.map((page) => page.href);

test.each(docsRoutes)("%s is a page", (route) => {
  expect(routes).toContain(route);
});

test("the only pages beyond the spec are the added ones", () => {
  expect(routes.filter((route) => !docsRoutes.includes(route))).toEqual(addedRoutes);
});

test("the landing page and the getting-started page come before the documentation", () => {
  expect(topLevelPaths).toEqual(["/", "/getting-started"]);
  expect(paths).toEqual([...topLevelPaths, ...routes]);
});
