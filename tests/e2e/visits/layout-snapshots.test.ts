import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { desktop, frames, phone, settled } from "../browser.ts";
import { takeSnapshot, writeSnapshot } from "./layout-snapshot.ts";
import { reportChange, reportFolder } from "./snapshot-report.ts";
import { withTab } from "./tab.ts";

/**
 * Compares the position, size and colors of everything on the most important pages with the accepted snapshots, at two
 * widths and in both themes. See decision 021. `npm run snapshots` accepts changes.
 */

const isAccepting = process.env.ACCEPT_SNAPSHOTS === "1";
const folder = join(import.meta.dirname, "..", "layout-snapshots");
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
const visit = withTab({ reducedMotion: "reduce", before: withoutWebFont });

beforeAll(() => rmSync(reportFolder, { recursive: true, force: true }));

async function visitBothWidths(path: string) {
  return visit(
    path,
    { build: path === "/design" ? "review" : "site", viewport: desktop, expectedErrors: /ERR_FAILED/ },
    async (page) => {
      await settled(page);
      return { wide: await compare(page, path, desktop), narrow: await compare(page, path, phone) };
    },
  );
}

/** The page's snapshot at a width, and the accepted one. If they differ, the report shows how. */
async function compare(page: Page, path: string, viewport: typeof desktop) {
  const name = `${path.slice(1).replaceAll("/", "-") || "home"}-${viewport.width}`;
  const file = join(folder, `${name}.txt`);
  await page.setViewportSize(viewport);
  // Scroll areas learn their height, and show their thumb, when the first frame after their start is laid out.
  await frames(page);
  const snapshot = writeSnapshot(await takeSnapshot(page));
  if (isAccepting) writeFileSync(file, snapshot);
  const accepted = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (snapshot !== accepted)
    reportChange(name, accepted, snapshot, await page.screenshot({ fullPage: true }));
  return { snapshot, accepted };
}

describe.for(pages)("%s", (path) => {
  let facts: Awaited<ReturnType<typeof visitBothWidths>>;
  beforeAll(async () => {
    facts = await visitBothWidths(path);
  });

  test.for(["wide", "narrow"] as const)("matches its layout snapshot on a %s screen", (width) => {
    const { snapshot, accepted } = facts[width];
    expect(snapshot, `See ${reportFolder}/index.html`).toBe(accepted);
  });
});
