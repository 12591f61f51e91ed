import { glyphColors } from "./glyph-colors.ts";

/** The genes of an organism, each 0 to 1. */
export interface Genes {
  readonly aggression: number;
  readonly curiosity: number;
  readonly metabolism: number;
  readonly sociability: number;
  readonly speed: number;
  readonly vision: number;
}

/** A creature that faces right, as SVG paths in a square of 64 units around the origin. */
export interface GlyphShape {
  /** The center line of the tail, drawn behind everything else. */
  tail: string;
  /** Spikes along the back; empty for a peaceful organism. */
  spikes: string;
  /** Feelers at the front; empty for an incurious organism. */
  feelers: string;
  body: string;
  eye: Circle;
  pupil: Circle;
  /** Empty where there is no room for it. */
  mouth: string;
  /** The bones of a fossil. */
  ribs: string;
  /** The color of the body, and a darker one for outlines. */
  fill: string;
  line: string;
}

interface Circle {
  cx: number;
  cy: number;
  r: number;
}

/** Draws an organism: the same genes always give the same creature. */
export function glyphShape(genes: Genes): GlyphShape {
  const body = bodyOf(genes);
  const eye = eyeOf(genes, body);
  return {
    tail: tailPath(genes, body),
    spikes: spikesPath(genes, body),
    feelers: feelersPath(genes, body),
    body: bodyPath(body),
    ...eye,
    mouth: mouthPath(genes, body, eye.eye),
    ribs: ribsPath(body),
    ...glyphColors(genes.metabolism),
  };
}

interface Body {
  /** The center; a long tail moves it to the right. */
  x: number;
  y: number;
  /** Half of the width and of the height. */
  width: number;
  height: number;
  /** How far the curves bulge: 0.35 is a lozenge, 0.55 an ellipse and 0.9 a rounded square. */
  bulge: number;
}

/** A sociable body is round and full, a fast one is long and flat. */
function bodyOf({ sociability, speed, aggression, curiosity }: Genes): Body {
  return {
    x: between(2, 9.5, speed),
    y: between(1, 8, Math.max(aggression, curiosity)),
    width: between(18, 20, speed),
    height: between(13, 19, sociability) - between(0, 2, speed),
    bulge: between(0.34, 0.9, sociability),
  };
}

function bodyPath({ x, y, width, height, bulge }: Body): string {
  const along = width * bulge;
  const up = height * bulge;
  const [left, right, top, bottom] = [x - width, x + width, y - height, y + height];
  return [
    `M${n(left)} ${n(y)}`,
    `C${n(left)} ${n(y - up)} ${n(x - along)} ${n(top)} ${n(x)} ${n(top)}`,
    `S${n(right)} ${n(y - up)} ${n(right)} ${n(y)}`,
    `S${n(x + along)} ${n(bottom)} ${n(x)} ${n(bottom)}`,
    `S${n(left)} ${n(y + up)} ${n(left)} ${n(y)}Z`,
  ].join("");
}

/** The faster, the longer. A slow organism has a stub. */
function tailPath({ speed }: Genes, { x, y, width }: Body): string {
  const start = x - width + 1;
  const length = between(8, 17.5, speed);
  const wave = between(3, 10, speed);
  return `M${n(start)} ${n(y)}q${n(-length * 0.3)} ${n(-wave)} ${n(-length * 0.55)} 0t${n(-length * 0.55)} ${n(-wave * 0.35)}`;
}

/** From two low bumps to four long spikes, along the back. */
function spikesPath({ aggression }: Genes, body: Body): string {
  if (aggression < 0.3) return "";
  const strength = (aggression - 0.3) / 0.7;
  const count = 2 + Math.round(2 * strength);
  const length = between(5, 13, strength);
  return Array.from({ length: count }, (_, index) => {
    // From the front of the back to its rear, between the feelers and the tail.
    const turn = between(-1.65, -2.7, index / (count - 1));
    const half = 0.28;
    const [from, to] = [rimPoint(body, turn + half, 0.85), rimPoint(body, turn - half, 0.85)];
    const tip = rimPoint(body, turn, 1, length);
    return `M${from}L${tip}L${to}`;
  }).join("");
}

/** Two feelers with knobs; the more curious, the longer. */
function feelersPath({ curiosity }: Genes, body: Body): string {
  if (curiosity < 0.25) return "";
  const reach = between(5, 15, (curiosity - 0.25) / 0.75);
  return [-1.25, -0.85]
    .map((turn, index) => {
      const [x, y] = rimNumbers(body, turn, 0.9);
      const forward = reach * (index === 0 ? 0.3 : 0.5);
      return `M${n(x)} ${n(y)}q0 ${n(-reach * 0.8)} ${n(forward)} ${n(-reach)}`;
    })
    .join("");
}

function eyeOf({ vision }: Genes, { x, y, width, height }: Body): { eye: Circle; pupil: Circle } {
  const r = Math.min(between(2.2, 10.5, vision), height * 0.66);
  const cx = x + width * 0.4;
  const cy = y - height * 0.12;
  // In a small eye there is no room for white.
  const pupil = r < 5 ? r : r * 0.46;
  return {
    eye: { cx: n(cx), cy: n(cy), r: n(r) },
    pupil: { cx: n(cx + (r - pupil) * 0.5), cy: n(cy), r: n(pupil) },
  };
}

/** A sociable organism smiles. The pointed face of a solitary one, or a large eye, leaves no room for a mouth. */
function mouthPath({ sociability }: Genes, { x, y, width, height }: Body, eye: Circle): string {
  const start = Math.max(y + height * 0.55, eye.cy + eye.r + 3);
  if (sociability < 0.3 || start > y + height * 0.72) return "";
  const smile = between(-3, 5, sociability);
  return `M${n(x + width * 0.25)} ${n(start)}q${n(width * 0.18)} ${n(smile)} ${n(width * 0.36)} ${n(-smile * 0.3)}`;
}

/** Bones inside the body, for a fossil. */
function ribsPath({ x, y, width, height }: Body): string {
  return [-0.55, -0.25, 0.05]
    .map(
      (along) =>
        `M${n(x + width * along)} ${n(y - height * 0.45)}q${n(-width * 0.14)} ${n(height * 0.45)} 0 ${n(height * 0.9)}`,
    )
    .join("");
}

/** A point at an angle, as a share of the way from the center to the outline, and a distance beyond. */
function rimPoint(body: Body, turn: number, share: number, beyond = 0): string {
  const [x, y] = rimNumbers(body, turn, share, beyond);
  return `${n(x)} ${n(y)}`;
}

function rimNumbers(
  { x, y, width, height }: Body,
  turn: number,
  share: number,
  beyond = 0,
): [number, number] {
  return [
    x + Math.cos(turn) * (width * share + beyond * 0.9),
    y + Math.sin(turn) * (height * share + beyond),
  ];
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** One digit after the point is enough at any size, and hides differences between browsers' cosines. */
function n(value: number): number {
  return Math.round(value * 10) / 10;
}
