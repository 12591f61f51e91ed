import type { Behavior } from "./schema.ts";

export interface DishOrganism {
  x: number;
  y: number;
  /** Radius of its membrane. */
  size: number;
  behavior: Behavior;
  /** The direction it faces, in radians. */
  heading: number;
}

/** A part of a drawn organism; only one that reproduces has a bud. */
export interface OrganismPart {
  part: "bud" | "membrane" | "nucleus";
  cx: number;
  cy: number;
  r: number;
}

export interface Dish {
  organisms: DishOrganism[];
  /** Pairs within the communication radius, as indexes. */
  links: [number, number][];
}

const behaviors: readonly Behavior[] = [
  "Exploration",
  "Exploration",
  "Social",
  "Social",
  "Social",
  "Conservation",
  "Conservation",
  "Reproductive",
  "Aggressive",
];

/** Places organisms in a round dish without overlaps, and links those within reach. Deterministic for a seed. */
export function growDish(seed: number, count: number, radius: number, reach: number): Dish {
  const random = randomFrom(seed);
  const organisms: DishOrganism[] = [];
  for (let tries = 0; organisms.length < count && tries < count * 60; tries += 1) {
    const distance = Math.sqrt(random()) * (radius - 24);
    const angle = random() * Math.PI * 2;
    const size = 7 + random() * 9;
    const heading = random() * Math.PI * 2;
    const behavior = behaviors[Math.floor(random() * behaviors.length)] ?? "Exploration";
    const x = round(radius + Math.cos(angle) * distance);
    const y = round(radius + Math.sin(angle) * distance);
    const isFree = organisms.every((other) => Math.hypot(other.x - x, other.y - y) > other.size + size + 14);
    if (isFree) organisms.push({ x, y, size: round(size), behavior, heading: round(heading) });
  }
  const links = organisms.flatMap((from, index) =>
    organisms.slice(index + 1).flatMap((to, offset): [number, number][] => {
      const isNear = Math.hypot(from.x - to.x, from.y - to.y) < reach;
      return isNear && from.behavior !== "Conservation" ? [[index, index + 1 + offset]] : [];
    }),
  );
  return { organisms, links };
}

/** The circles that draw an organism, back to front. */
export function organismParts({ x, y, size, behavior, heading }: DishOrganism): OrganismPart[] {
  const ahead = (distance: number) => ({
    cx: round(x + Math.cos(heading) * distance),
    cy: round(y + Math.sin(heading) * distance),
  });
  const bud: OrganismPart = { part: "bud", ...ahead(size * 1.25), r: round(size * 0.6) };
  return [
    ...(behavior === "Reproductive" ? [bud] : []),
    { part: "membrane", cx: x, cy: y, r: size },
    { part: "nucleus", ...ahead(size * 0.25), r: round(size * 0.32) },
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Mulberry32: small, fast and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
