import type { Behavior } from "#content/schema.ts";
import { dishRadius } from "./dish.tsx";
import { Organism } from "./organism.tsx";
import { color } from "./palette.ts";

const layers = [3, 5, 5, 2] as const;

/** A neural network of four layers; the seed decides which neurons are at rest. */
export function Layers({ seed }: { seed: number }) {
  const neurons = layers.map((count, layer) =>
    Array.from({ length: count }, (_, index) => ({
      x: dishRadius + (layer - (layers.length - 1) / 2) * 106,
      y: dishRadius + (index - (count - 1) / 2) * 76,
      size: 19,
      heading: 0,
      behavior: behaviorOf(seed, layer, index),
    })),
  );
  const links = neurons.flatMap((layer, index) =>
    layer.flatMap((from) => (neurons[index + 1] ?? []).map((to) => ({ from, to }))),
  );
  return (
    <>
      {links.map(({ from, to }) => (
        <line
          key={`${from.x} ${from.y} ${to.y}`}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          stroke={color([from, to].some(isResting) ? "line" : "accent-line")}
          strokeWidth={[from, to].some(isResting) ? 1.5 : 2.5}
        />
      ))}
      {neurons.flat().map((neuron) => (
        <Organism key={`${neuron.x} ${neuron.y}`} organism={neuron} />
      ))}
    </>
  );
}

function behaviorOf(seed: number, layer: number, index: number): Behavior {
  const isInner = layer > 0 && layer < layers.length - 1;
  if (isInner && (seed + layer + index * 2) % 5 < 2) return "Conservation";
  return layer === 0 ? "Exploration" : "Social";
}

function isResting({ behavior }: { behavior: Behavior }): boolean {
  return behavior === "Conservation";
}
