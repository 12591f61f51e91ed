import { crc32 } from "node:zlib";
// The output of Node's zlib may differ by CPU; images must be identical on every machine.
import { zlibSync } from "fflate";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Encodes an opaque image as a PNG with the 256 most frequent colors; rarer ones are rounded to them. */
export function indexedPng(rgba: Uint8Array, width: number, height: number): Uint8Array {
  const { palette, indexes } = paletteOf(rgba);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from(signature),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    chunk("IDAT", zlibSync(rows, { level: 6 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function paletteOf(rgba: Uint8Array): { palette: number[]; indexes: Uint8Array } {
  const bytes = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const count = rgba.length / 4;
  // Most pixels equal the previous one, so colors are looked up by run.
  const runs: { color: number; end: number }[] = [];
  const counts = new Map<number, number>();
  for (let start = 0, end = 0; start < count; start = end) {
    const color = bytes.getUint32(start * 4) >>> 8;
    do end += 1;
    while (end < count && bytes.getUint32(end * 4) >>> 8 === color);
    runs.push({ color, end });
    counts.set(color, (counts.get(color) ?? 0) + end - start);
  }
  // By frequency, then by value, so that the order is deterministic.
  const ranked = [...counts].sort(([a, many], [b, more]) => more - many || a - b).map(([color]) => color);
  const palette = ranked.slice(0, 256);
  const indexOf = new Map(ranked.map((color, rank) => [color, rank < 256 ? rank : nearest(color, palette)]));
  const indexes = new Uint8Array(count);
  let start = 0;
  for (const { color, end } of runs) {
    indexes.fill(indexOf.get(color) ?? 0, start, end);
    start = end;
  }
  return { palette, indexes };
}

function nearest(color: number, palette: readonly number[]): number {
  const distances = palette.map((other) =>
    [16, 8, 0].reduce((sum, shift) => sum + (((color >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
