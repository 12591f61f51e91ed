import { expect, test } from "vitest";
import { scriptsLast } from "./scripts-last.ts";

const preloads =
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>';
const script =
  '<script type="module" async="">import "/assets/a.js";\nimport * as route0 from "/assets/b.js";\n  window.modules = {"root":route0};\nimport("/assets/entry.js");</script>';

test("scripts are named after the content and start when it is painted", () => {
  const page = scriptsLast(
    `<html><head>${preloads}<style></style></head><body><p>Text</p>${script}</body></html>`,
  );
  expect(page.indexOf("modulepreload")).toBeGreaterThan(page.indexOf("Text"));
  expect(page.match(/modulepreload/g)).toHaveLength(2);
  const order = ['from "/assets/b.js"', "await new Promise", "window.modules", 'import("/assets/entry.js")'];
  const places = order.map((part) => page.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

test("a page that starts its scripts in another way stops the build", () => {
  expect(() => scriptsLast("<html></html>")).toThrow("tools/scripts-last.ts");
});
