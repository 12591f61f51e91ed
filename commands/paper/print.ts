// Fills in the tables of paper/paper.html and prints it to public/research-paper.pdf. Needs Chromium on the PATH.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { browserFlags } from "../find-browser.mjs";
import { withFixedDates } from "../fixed-dates.ts";
import { filledPaper } from "./filled-paper.ts";
import { paperSheets, paperSources } from "./paper-sources.ts";

const target = "public/research-paper.pdf";

const expectedFont = "DejaVuSerifCondensed";

const folder = mkdtempSync(join(tmpdir(), "paper-"));
try {
  const pdf = withFixedDates(print(join(folder, "paper.pdf")));
  if (!pdf.includes("/StructTreeRoot")) fail("The PDF has no tags, so screen readers cannot follow it.");
  if (!pdf.includes(expectedFont)) {
    console.warn(
      `${expectedFont} is not installed (Debian: fonts-dejavu-extra); lines and pages may break elsewhere.`,
    );
  }
  // A comment at the end has the hash of the sources; a test compares it with the current one.
  writeFileSync(target, `${pdf.trimEnd()}\n% sources ${paperSources()}\n`, "latin1");
  console.log(`Wrote public/research-paper.pdf (${Math.round(pdf.length / 1000)} kB)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  // Chromium's helper processes may still be closing their files.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

/** Prints the paper to a file and returns the PDF with one character per byte. */
function print(file: string): string {
  const source = join(folder, "paper.html");
  writeFileSync(source, filledPaper());
  for (const sheet of paperSheets) copyFileSync(`paper/${sheet}`, join(folder, sheet));
  const { error, status, signal, stderr } = spawnSync(
    "chromium",
    [
      "--headless",
      ...browserFlags,
      `--user-data-dir=${join(folder, "profile")}`,
      // Chromium names its user agent as the PDF's creator; its own differs from machine to machine.
      "--user-agent=Chromium",
      "--export-tagged-pdf",
      "--generate-pdf-document-outline",
      "--no-pdf-header-footer",
      `--print-to-pdf=${file}`,
      pathToFileURL(source).href,
    ],
    { encoding: "utf8", timeout: 120_000 },
  );
  if (error && "code" in error && error.code === "ENOENT") {
    fail("Chromium was not found on the PATH as `chromium`. On Debian or Ubuntu: apt-get install chromium");
  }
  if (!existsSync(file)) {
    fail(`Chromium wrote no PDF (${error?.message ?? `status ${status ?? signal}`}).\n${stderr}`);
  }
  const pdf = readFileSync(file, "latin1");
  if (!pdf.startsWith("%PDF-") || !pdf.trimEnd().endsWith("%%EOF")) fail("Chromium wrote an incomplete PDF.");
  return pdf;
}

function fail(message: string): never {
  throw new Error(message);
}
