import type { GlyphShape } from "./glyph-shape.ts";

type Point = [x: number, y: number];

/** The center of what is drawn, which is rarely that of the square. A fossil has no feelers. */
export function centerOf({ tail, spikes, feelers, body }: GlyphShape, isFossil: boolean): Point {
  const points = [tail, spikes, body, ...(isFossil ? [] : [feelers])].flatMap(pointsOf);
  return [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))];
}

/** The end points of a path's segments. */
export function pointsOf(path: string): Point[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MLCSqt])([^A-Za-z]*)/g)].map(([, command = "", text = ""]) => {
    const numbers = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const [dx = 0, dy = 0] = numbers.slice(-2);
    const isRelative = command === command.toLowerCase();
    [x, y] = isRelative ? [x + dx, y + dy] : [dx, dy];
    return [x, y];
  });
}

function middle(values: number[]): number {
  return Math.round((Math.min(...values) + Math.max(...values)) * 5) / 10;
}
