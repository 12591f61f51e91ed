import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lineDiff } from "#commands/samples/line-diff.ts";
import { type Box, readSnapshot } from "./layout-snapshot.ts";

/** Where the report of changed snapshots is written. */
export const reportFolder = ".cache/layout-snapshots";

/** Adds a changed snapshot to the report: before, after and difference. */
export function reportChange(name: string, before: string, now: string, screenshot: Buffer): void {
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(join(reportFolder, `${name}.png`), screenshot);
  const [old, fresh] = [readSnapshot(before), readSnapshot(now)];
  const known = new Set(old.map(key));
  const current = new Set(fresh.map(key));
  const changed = [
    ...old.filter((box) => !current.has(key(box))).map((box) => draw(box, "#c00")),
    ...fresh.filter((box) => !known.has(key(box))).map((box) => draw(box, "#080")),
  ];
  writeFileSync(
    join(reportFolder, `${name}.part.html`),
    `<h2>${name}</h2><div class="row">
<figure><figcaption>Before</figcaption>${svg(old.map((box) => draw(box)))}</figure>
<figure><figcaption>After</figcaption>${svg(fresh.map((box) => draw(box)))}</figure>
<figure><figcaption>Difference: before in red, after in green</figcaption>${svg(changed)}</figure>
<figure><figcaption>Screenshot</figcaption><img src="${name}.png" alt=""></figure>
</div><pre>${escapeText(lineDiff(before, now))}</pre>`,
  );
  const parts = readdirSync(reportFolder).filter((file) => file.endsWith(".part.html"));
  const sections = parts.map((file) => readFileSync(join(reportFolder, file), "utf8"));
  writeFileSync(
    join(reportFolder, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>Changed layout snapshots</title><style>${styles}</style>
<h1>Changed layout snapshots</h1><p>To accept the changes: <code>npm run snapshots</code></p>${sections.join("\n")}`,
  );
}

const styles =
  "body{font-family:sans-serif}.row{display:flex;gap:1rem;align-items:start}figure{margin:0;flex:1}svg,img{width:100%;border:1px solid #ccc}";

const key = ({ name, x, y, width, height, colors, text }: Box) =>
  [name, x, y, width, height, colors, text].join("|");

function svg(shapes: readonly string[]): string {
  const heights = shapes.map((shape) => Number(/data-end="(\d+)"/.exec(shape)?.[1] ?? 0));
  return `<svg viewBox="0 0 1440 ${Math.max(400, ...heights)}">${shapes.join("")}</svg>`;
}

/** A box in its light colors, or only its outline in another color. */
function draw({ x, y, width, height, colors, text }: Box, outline?: string): string {
  const [color = "", background = "-", border = "-"] = colors.split(" ");
  const fill = outline || background === "-" ? "none" : background;
  const stroke = outline ?? (border === "-" ? "none" : border);
  return `<g data-end="${y + height}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="${stroke}"/><text x="${x}" y="${y + 14}" font-size="13" fill="${outline ?? color}">${escapeText(text)}</text></g>`;
}

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
