import { readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "playwright-core";
import { createStaticServer } from "#server/static-server.ts";
import { findOnPath } from "./commands/find-on-path.mjs";

// Makes the pictures of public/ that are derived from others: icons from favicon.svg, the social preview from
// the design review (build it first: npm test does).
const mark = readFileSync("public/favicon.svg", "utf8");
const executablePath = findOnPath("chromium");
if (!executablePath) throw new Error("Chromium is not on the PATH. On Debian: apt-get install chromium");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  for (const [name, size] of [
    ["apple-touch-icon", 180],
    ["icon-192", 192],
    ["icon-512", 512],
  ] as const) {
    writeFileSync(`public/${name}.png`, await drawIcon(browser, size, true));
  }
  writeFileSync("public/favicon.ico", asIco(await drawIcon(browser, 32, false)));
  writeFileSync("public/preview.png", await drawPreview(browser));
} finally {
  await browser.close();
}

/** The mark as PNG; icons of applications need a ground of their own. */
async function drawIcon(browser: Browser, size: number, hasGround: boolean): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size }, colorScheme: "light" });
  const ground = hasGround ? "background:#fbfaf5;padding:12%;box-sizing:border-box" : "";
  await page.setContent(`<body style="margin:0;height:100vh;${ground}">${mark}</body>`);
  const png = await page.screenshot({ omitBackground: !hasGround });
  await page.close();
  return png;
}

async function drawPreview(browser: Browser): Promise<Buffer> {
  const server = createStaticServer("build-review/client");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const page = await browser.newPage({
    viewport: { width: 1400, height: 900 },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await page.goto(`http://127.0.0.1:${port}/design`, { waitUntil: "networkidle" });
  await page.evaluate(async () => {
    const card = document.getElementById("preview-card");
    // Alone on the page, or the review's scroller would cut it off.
    if (card) document.body.replaceChildren(card);
    await document.fonts.ready;
  });
  const png = await page.locator("#preview-card").screenshot();
  server.close();
  server.closeAllConnections();
  return png;
}

/** A PNG of 32 by 32 as an icon file: a header, one entry, the picture itself. */
function asIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
