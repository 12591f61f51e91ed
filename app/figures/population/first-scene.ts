import { seedSetting } from "#app/figures/settings.ts";
import type { Behavior } from "#simulation/life-cycle.ts";
import { firstStep, type Scene } from "./population-model.ts";

type Row = readonly [x: number, y: number, energy: number, sight: number, behavior: Behavior];

// As the engine gives it, which a test compares; to grow it before the first frame would hold the page up.
const rows: readonly Row[] = [
  [111.4, 23.3, 0.76, 34.5, "Aggressive"],
  [23.5, 47.3, 0.74, 29.6, "Aggressive"],
  [3.2, 119.9, 0.72, 37.6, "Conservation"],
  [40.6, 120.6, 0.7, 13.1, "Social"],
  [47.4, 92.4, 0.68, 27.6, "Aggressive"],
  [30.2, 74, 0.66, 42.2, "Aggressive"],
  [72.5, 84.2, 0.64, 5.1, "Exploration"],
  [99.8, 30.5, 0.62, 25.5, "Conservation"],
  [30.2, 74, 0.6, 49.4, "Social"],
  [14.7, 118.2, 0.58, 24.9, "Social"],
  [138.6, 6.4, 0.56, 32.4, "Exploration"],
  [90, 93, 0.54, 22, "Conservation"],
  [9.5, 39.9, 0.52, 2.7, "Social"],
  [103.1, 121.7, 0.6, 4.3, "Aggressive"],
  [126.3, 122.4, 0.58, 19.6, "Social"],
  [126.3, 122.4, 0.56, 22.2, "Aggressive"],
  [97.1, 117.3, 0.54, 10.8, "Conservation"],
  [101.5, 62.2, 0.52, 6.3, "Exploration"],
  [9.5, 39.9, 0.6, 14.3, "Conservation"],
  [111.4, 23.3, 0.58, 42.4, "Social"],
  [75.6, 22.6, 0.56, 4.1, "Social"],
  [40.6, 120.6, 0.54, 19.4, "Conservation"],
  [101.5, 62.2, 0.52, 38, "Aggressive"],
  [11.4, 22.8, 0.6, 48.8, "Exploration"],
  [67.2, 142.3, 0.58, 39.8, "Exploration"],
  [75.6, 22.6, 0.56, 12.7, "Aggressive"],
  [23.5, 47.3, 0.54, 7.1, "Aggressive"],
  [4.9, 116, 0.52, 45.5, "Exploration"],
  [102.6, 83.4, 0.6, 9, "Conservation"],
  [119.7, 5.7, 0.58, 49, "Exploration"],
  [67.4, 142.4, 0.56, 23.9, "Aggressive"],
  [91.4, 6.7, 0.54, 49.2, "Conservation"],
  [46.9, 93.9, 0.52, 8.8, "Exploration"],
  [148, 46.3, 0.6, 8.6, "Conservation"],
  [126.7, 144.9, 0.58, 2, "Aggressive"],
  [134.2, 100.7, 0.56, 24.7, "Exploration"],
  [23.7, 124.6, 0.54, 16.5, "Conservation"],
  [118, 120, 0.52, 36.3, "Exploration"],
  [14.7, 118.2, 0.6, 27.5, "Social"],
  [30.2, 74, 0.58, 12.5, "Social"],
];

/** What the built page shows: all are healthy, and nobody was born or has died yet. */
export const firstScene: Scene = {
  seed: seedSetting.initial,
  step: firstStep,
  food: 4.3,
  births: 0,
  deaths: 0,
  cells: rows.map(([x, y, energy, sight, behavior], id) => ({
    id,
    x,
    y,
    energy,
    health: 1,
    sight,
    behavior,
  })),
};
