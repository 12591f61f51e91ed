import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { type EnginePage, eventually, open, type ReadablePage } from "./engine-page.ts";
import { text } from "./in-page.ts";
import { linesOf, markAnnounced } from "./reading-order.ts";

const isAccepting = process.env.ACCEPT_SNAPSHOTS === "1";
const folder = join(import.meta.dirname, "reading-order");

/** One page of each type. */
const pages = {
  landing: "/",
  "getting-started": "/getting-started",
  "docs-home": "/docs",
  concept: "/docs/concepts/dna",
  api: "/docs/api/dna",
  example: "/docs/examples/evolution",
  support: "/docs/support",
  "not-found": "/no-such-page",
};

/** Firefox has no names for text that is not laid out yet (app/ui/deferred-content.ts). */
const isLaidOut = () => document.documentElement.dataset.deferred === undefined;

const nextFrame = async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
};

const runButton = ".population fieldset button";

/** Pauses the population, which starts by itself. Its numbers depend on when it was paused. */
async function pausePopulation(page: ReadablePage): Promise<void> {
  await eventually(page, text, runButton).toMatch(/^Pause/);
  await page.evaluate((button) => document.querySelector<HTMLElement>(button)?.click(), runButton);
  await eventually(page, text, runButton).toMatch(/^Run/);
}

const withoutNumbers = (line: string) =>
  /^(listbox|image) /.test(line) ? line.replace(/\d+(\.\d+)?/g, "N") : line;

/** Compares what each engine tells a screen reader, in order. `npm run snapshots` accepts changes. */
export function checkReadingOrder(page: () => EnginePage): void {
  test.for(Object.entries(pages))("%s matches its reading-order snapshot", async ([name, path]) => {
    const readable = await page().readable();
    await page().resize(1440, 900);
    await open(readable, inject("site") + path);
    // The window system resizes asynchronously.
    await eventually(readable, () => innerWidth).toBe(1440);
    await eventually(readable, isLaidOut).toBe(true);
    // The accessibility tree follows with the next frame.
    await readable.evaluate(nextFrame);
    if (path === "/") await pausePopulation(readable);
    const announced = await readable.evaluate(markAnnounced);
    const lines = linesOf(announced, await readable.accessibles("[data-announced]"));
    const snapshot = `${(path === "/" ? lines.map(withoutNumbers) : lines).join("\n")}\n`;
    const file = join(folder, `${name}.txt`);
    // Chromium's snapshot is the one that the other engines must match.
    if (isAccepting && page().engine === "Chromium") writeFileSync(file, snapshot);
    expect(snapshot).toBe(existsSync(file) ? readFileSync(file, "utf8") : "");
    const complaints = await page().complaints();
    // The browser reports that the page is missing.
    if (name !== "not-found") expect(complaints).toEqual([]);
  });
}
