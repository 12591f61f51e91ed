import { expect, test } from "vitest";
import { loadDocsModel, topLevelPaths } from "#tools/docs-model.ts";
import { publishedPaths } from "#tools/paths.ts";
import { addedRoutes, docsRoutes } from "./spec-lists.ts";

const routes = loadDocsModel().pages.map((page) => page.href);

test.each(docsRoutes)("%s is a page", (route) => {
  expect(routes).toContain(route);
});

test("no page goes beyond the spec but those decided on", () => {
  expect(routes.filter((route) => !docsRoutes.includes(route))).toEqual(addedRoutes);
});

test("the landing page and the getting-started page stand beside the documentation", () => {
  expect(topLevelPaths).toEqual(["/", "/getting-started"]);
  expect(publishedPaths()).toEqual([...topLevelPaths, ...routes]);
});
