import { expect, test } from "vitest";
import { builtFiles, builtPages, readBuilt } from "./built-pages.ts";

// The accessibility report shows these as "Not applicable": there is nothing on the site that the criteria are about.

test.for(builtPages)("$path has no audio, video or embedded page", ({ root }) => {
  expect(root.querySelectorAll("audio, video, iframe, object, embed").map(String)).toEqual([]);
});

test.for(builtPages)("$path has no picture made of pixels", ({ root }) => {
  expect(root.querySelectorAll("img, picture, svg image, canvas, input[type=image]").map(String)).toEqual([]);
});

test.for(builtPages)("$path has no form and asks for no data about the reader", ({ root }) => {
  const known = ["search", "range", "radio", "number", "checkbox"];
  const fields = root
    .querySelectorAll("input")
    // A field for other text says that browsers have nothing to fill in.
    .filter(
      (field) =>
        !known.includes(field.getAttribute("type") ?? "") && field.getAttribute("autocomplete") !== "off",
    );
  expect(fields.map(String)).toEqual([]);
  expect(root.querySelectorAll("form[action], [autocomplete=on]").map(String)).toEqual([]);
});

test("no script reads the motion or orientation of the device", () => {
  const scripts = builtFiles.filter((file) => /^\/assets\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  const sensors = /devicemotion|deviceorientation|Accelerometer|Gyroscope/;
  expect(scripts.filter((file) => sensors.test(readBuilt(file).toString()))).toEqual([]);
});

test("every docs page has the same sidebar and the same header, in the same order", () => {
  const docs = builtPages.filter(({ path }) => /^\/docs(\/|$)/.test(path) && !path.endsWith(".html"));
  expect(docs.length).toBeGreaterThan(30);
  const navigations = docs.map(({ root }) =>
    [...root.querySelectorAll("#sidebar a"), ...root.querySelectorAll("#page > header a")]
      // The current page is also shown below the title of its group.
      .filter((link) => link.closest('[aria-label="Breadcrumbs"], [data-collapsed-page]') === null)
      .map((link) => `${link.getAttribute("href")} ${link.text.trim()}`)
      .join("\n"),
  );
  expect(new Set(navigations).size).toBe(1);
});
