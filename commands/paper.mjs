// Prints paper/paper.html to public/research-paper.pdf. Needs Chromium on the PATH and nothing else.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserFlags } from "./find-browser.mjs";
import { paperSources } from "./paper-sources.mjs";

const source = new URL("../paper/paper.html", import.meta.url);
const target = new URL("../public/research-paper.pdf", import.meta.url);

// Same length as the dates Chromium writes, so the offsets in the file's cross-reference table still hold.
const fixedDate = "D:20240101000000+00'00'";
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
  // A comment after the end says which sources it was made from; a test compares it with those of today.
  writeFileSync(target, `${pdf.trimEnd()}\n% sources ${paperSources()}\n`, "latin1");
  console.log(`Wrote public/research-paper.pdf (${Math.round(pdf.length / 1000)} kB)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  // Chromium's helper processes may still be closing their files.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

/**
 * Prints the source and returns the PDF with one character per byte.
 * @param {string} file where Chromium writes
 */
function print(file) {
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
      source.href,
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

/** @param {string} pdf */
function withFixedDates(pdf) {
  return pdf.replace(/(\/(?:CreationDate|ModDate) \()(D:[^)]*)\)/g, (_, key, date) => {
    if (date.length !== fixedDate.length) fail(`Chromium wrote a date of another form: ${date}`);
    return `${key}${fixedDate})`;
  });
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  throw new Error(message);
}
