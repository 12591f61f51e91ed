import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { desktop, phone, settled, visit } from "../browser.ts";
import { takePicture, writePicture } from "./picture.ts";
import { reportChange, reportFolder } from "./picture-report.ts";

/**
 * Compares place, size and colors of everything on the most important pages with what was accepted before, at two
 * widths and in both themes. decisions/015 says why these are not screenshots. `npm run pictures` accepts changes.
 */

const isAccepting = process.env.ACCEPT_PICTURES === "1";
const folder = join(import.meta.dirname, "..", "pictures");
const pages = [
  "/design",
  "/",
  "/getting-started",
  "/docs",
  "/docs/quick-start",
  "/docs/concepts/dna",
  "/docs/concepts/neural",
  "/docs/api/dna",
  "/docs/examples/evolution",
  "/docs/advanced/performance",
  "/docs/support",
];

/** The web font arrives at a moment of its own; its fallback has the same measures. */
const withoutWebFont = (page: Page) => page.route("**/*.woff2", (route) => route.abort());

beforeAll(() => rmSync(reportFolder, { recursive: true, force: true }));

test.for(
  pages.flatMap((path) => [phone, desktop].map((viewport) => ({ path, viewport, width: viewport.width }))),
)("$path looks at $width px as it was accepted", async ({ path, viewport, width }) => {
  const name = `${path.slice(1).replaceAll("/", "-") || "home"}-${width}`;
  const file = join(folder, `${name}.txt`);
  const accepted = existsSync(file) ? readFileSync(file, "utf8") : "";
  const { picture } = await visit(
    path,
    {
      build: path === "/design" ? "review" : "site",
      viewport,
      reducedMotion: "reduce",
      before: withoutWebFont,
      expectedErrors: /ERR_FAILED/,
    },
    async (page) => {
      await settled(page);
      const picture = writePicture(await takePicture(page));
      if (isAccepting) writeFileSync(file, picture);
      else if (picture !== accepted)
        reportChange(name, accepted, picture, await page.screenshot({ fullPage: true }));
      return { picture };
    },
  );
  if (!isAccepting) expect(picture, `See ${reportFolder}/index.html`).toBe(accepted);
});
