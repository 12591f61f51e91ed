import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { packFiles } from "#tools/pack-files.ts";
import { builtFolder } from "./measured-paths.ts";

/** A built page as it would be if the site had no application: the same text, styles and font. */
export function withoutApplication(html: string): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replaceAll(/<script type="module"[^>]*>.*?<\/script>/gs, "");
}

/** Makes a site of some pages without their application, to compare with; it is gone afterward. */
export async function withBareSite<Result>(
  paths: readonly string[],
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const place = mkdtempSync(join(tmpdir(), "bare-site-"));
  const folder = join(place, "client");
  try {
    for (const path of new Set(["/", ...paths])) {
      const file = join(folder, path, "index.html");
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, withoutApplication(readFileSync(join(builtFolder, path, "index.html"), "utf8")));
    }
    copyFonts(folder);
    for (const name of ["favicon.ico", "favicon.svg", "icons.svg"]) {
      cpSync(join(builtFolder, name), join(folder, name));
    }
    await packFiles(folder);
    return await use(folder);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function copyFonts(folder: string): void {
  const assets = join(builtFolder, "assets");
  for (const name of readdirSync(assets).filter((name) => name.endsWith(".woff2"))) {
    cpSync(join(assets, name), join(folder, "assets", name));
  }
}
