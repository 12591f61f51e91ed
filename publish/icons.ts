import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { roleColors } from "#model/role-colors.ts";
import { cachedFile, keyOf } from "./cached-file.ts";
import { svgRenderer } from "./svg-renderer.ts";

interface SiteIcon {
  name: string;
  size: number;
  /** Application icons need a background; the icon of a browser tab does not. */
  hasGround: boolean;
  isInManifest: boolean;
}

export const icons: readonly SiteIcon[] = [
  { name: "favicon.ico", size: 32, hasGround: false, isInManifest: false },
  { name: "apple-touch-icon.png", size: 180, hasGround: true, isInManifest: false },
  { name: "icon-192.png", size: 192, hasGround: true, isInManifest: true },
  { name: "icon-512.png", size: 512, hasGround: true, isInManifest: true },
];

const source = "public/favicon.svg";

/** Writes the logo in the formats that devices need, all from public/favicon.svg. */
export async function writeIcons(folder: string): Promise<void> {
  for (const icon of icons) {
    const key = keyOf(
      [source, "publish/icons.ts", "publish/svg-renderer.ts", "app/styles/base.css", "package.json"],
      icon,
    );
    writeFileSync(
      join(folder, icon.name),
      await cachedFile(".cache/icons", icon.name, key, () => draw(icon)),
    );
  }
}

async function draw({ name, size, hasGround }: SiteIcon): Promise<Uint8Array> {
  const { png } = await svgRenderer();
  const mark = readFileSync(source, "utf8").replace(/<svg[^>]*>[\s\S]*<\/style>|<\/svg>/g, "");
  const color = roleColors("light");
  // With a background, the logo takes three quarters of the width.
  const scale = hasGround ? 0.76 : 1;
  const edge = (24 * (1 - scale)) / 2;
  const drawn = png(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${size}" height="${size}" color="${color("accent")}">${
      hasGround ? `<rect width="24" height="24" fill="${color("surface")}"/>` : ""
    }<g transform="translate(${edge} ${edge}) scale(${scale})" fill="none" stroke="currentColor" stroke-width="1.75">${mark}</g></svg>`,
  );
  return name.endsWith(".ico") ? asIco(drawn, size) : drawn;
}

/** Wraps a PNG as an ICO file: a header, one entry, the image itself. */
function asIco(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
