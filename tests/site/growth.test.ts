import { expect, test } from "vitest";
import { loadDocsModel } from "#tools/docs-model.ts";
import { offlinePath } from "#tools/paths.ts";
import { builtPages, readBuilt } from "./built-pages.ts";

const model = loadDocsModel();

// Two pages find others for the reader, and need the list.
const finders = ["/docs/404.html", offlinePath];

test.for(builtPages.filter(({ path }) => !finders.includes(path)))(
  "$path starts without a list of all pages",
  ({ root }) => {
    const scripts = root
      .querySelectorAll('link[rel="modulepreload"]')
      .map((link) => readBuilt(link.getAttribute("href") ?? "").toString());
    const told = model.pages.filter(({ description }) =>
      scripts.some((script) => script.includes(description)),
    );
    expect(told.map(({ href }) => href)).toEqual([]);
  },
);

// Beyond a number of pages the sidebar names only some of them, and then this is the way to the others.
test.for(model.groups)(
  "the first page of $title leads to all pages of the group",
  ({ pages: [first, ...others] }) => {
    const page = builtPages.find(({ path }) => path === first?.href);
    const linked = page?.root
      .querySelectorAll("main a")
      .map((link) => link.getAttribute("href")?.split("#")[0]);
    expect(linked).toEqual(expect.arrayContaining(others.map(({ href }) => href)));
  },
);
