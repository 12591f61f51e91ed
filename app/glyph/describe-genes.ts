import type { Genes } from "./glyph-shape.ts";

const words: Record<keyof Genes, readonly [low: string, high: string]> = {
  aggression: ["peaceful", "aggressive"],
  curiosity: ["cautious", "curious"],
  metabolism: ["cool-blooded", "warm-blooded"],
  sociability: ["solitary", "sociable"],
  speed: ["slow", "fast"],
  vision: ["short-sighted", "sharp-sighted"],
};
const mentioned = 3;

/** The three most pronounced genes in words, such as "fast, peaceful, sharp-sighted". */
export function describeGenes(genes: Genes): string {
  const names = Object.keys(words) as (keyof Genes)[];
  return names
    .map((name) => ({ word: words[name][genes[name] < 0.5 ? 0 : 1], strength: Math.abs(genes[name] - 0.5) }))
    .sort((one, other) => other.strength - one.strength)
    .slice(0, mentioned)
    .map(({ word }) => word)
    .join(", ");
}
