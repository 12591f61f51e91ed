// npm run book: prints all documentation pages of the last build to public/documentation.pdf. Needs Chromium.
import { existsSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { chromium } from "playwright-core";
import { addresses } from "#content/site.ts";
import { createStaticServer } from "#server/static-server.ts";
import { browserFlags, findBrowser } from "../find-browser.mjs";
import { withFixedDates } from "../fixed-dates.ts";
import { provenanceOf, storeResult } from "../results/record.ts";
import { readPdf } from "./read-pdf.ts";

const folder = "build/client";
const target = `public${addresses.documentation}`;

if (!existsSync(folder + addresses.printable))
  throw new Error('There is no build. Run "npm run build" first.');
const server = createStaticServer(folder);
await new Promise<void>((done) => {
  server.listen(0, "127.0.0.1", done);
});
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({
  executablePath: findBrowser(),
  // Chromium names its user agent as the PDF's creator; its own differs from machine to machine.
  args: [...browserFlags, "--user-agent=Chromium"],
  // The fonts of the repository, so that pages break at the same lines on every machine.
  env: { ...process.env, FONTCONFIG_FILE: resolve("tests/e2e/fonts.conf") },
});
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}${addresses.printable}`);
  const printed = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, format: "A4" });
  const pdf = withFixedDates(printed.toString("latin1"));
  const facts = readPdf(pdf);
  if (!facts.hasTags || facts.headings === 0) throw new Error("The PDF has no tags or no outline.");
  writeFileSync(target, pdf, "latin1");
  storeResult({ name: "book", about: provenanceOf("book"), values: { bytes: pdf.length, ...facts } });
  console.log(`Wrote ${target}: ${facts.pages} pages, ${Math.round(pdf.length / 1000)} kB`);
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
