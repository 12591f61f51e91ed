import type { Moment, Resident } from "./scene.ts";

type Row = readonly [
  name: number,
  born: number,
  mother: number,
  x: number,
  y: number,
  energy: number,
  fitness: number,
  genes: string,
];

// The engine's result, which a test compares; computing it before the first frame would block the page.
const residents: readonly Row[] = [
  [51, 12, 30, 147.1, 61.3, 0.98, 0.45, "fa4a5a3200a4"],
  [45, 10, 42, 91.8, 191.2, 0.58, 0.445, "7b4a5a3200a4"],
  [25, 3, 2, 151.9, 55.7, 0.01, 0.44, "ba9c6ed400e4"],
  [23, 2, 18, 140.2, 40.6, 0.01, 0.431, "9e89cfa3c6e4"],
  [10, 0, 0, 193, 24.3, 0.01, 0.428, "5d50bda886e4"],
  [48, 11, 29, 49.4, 146.3, 0.78, 0.427, "9db388d400e4"],
  [30, 5, 27, 103.7, 70, 0, 0.422, "fa9063c85e6e"],
  [29, 4, 15, 162.8, 45, 0.01, 0.421, "9db388d400e4"],
  [42, 9, 39, 151.9, 64.7, 0.33, 0.418, "7b4a5a3200e4"],
  [49, 11, 47, 15.4, 0.5, 0.78, 0.413, "410a200a4e51"],
  [52, 12, 36, 49.7, 79.9, 0.98, 0.408, "7b4a4a3200e4"],
  [53, 12, 37, 86.1, 169.5, 0.98, 0.408, "f9373c23431e"],
  [39, 8, 36, 165.5, 73.7, 0.23, 0.407, "7b4a4a3200e4"],
  [36, 7, 6, 173.5, 46.7, 0, 0.404, "7b4a4a3200e4"],
  [40, 8, 37, 176.2, 41.9, 0.28, 0.399, "f9372c23431e"],
  [47, 10, 41, 3.6, 129.3, 0.33, 0.397, "410a200a5e51"],
  [38, 7, 12, 82, 70, 0.03, 0.392, "c8005882b46d"],
  [50, 11, 41, 65.2, 121.4, 0.78, 0.391, "410a200a5e51"],
  [37, 7, 32, 25.1, 113.5, 0, 0.391, "f9373c23431e"],
  [44, 9, 32, 156.2, 95, 0.38, 0.391, "f9373c23431e"],
  [41, 8, 28, 46.2, 102.9, 0, 0.388, "410a200a5e51"],
  [31, 5, 12, 24.5, 102.8, 0, 0.387, "c8005882b46d"],
  [34, 6, 3, 102.8, 185.8, 0.08, 0.375, "fb9063c85c6e"],
  [46, 10, 33, 86.5, 136.8, 0.58, 0.373, "7b4a4a324d04"],
  [43, 9, 38, 199.7, 0.8, 0.38, 0.367, "ca005882b46d"],
  [35, 6, 7, 4.9, 13.8, 0.08, 0.301, "04a987703e16"],
];
const starved: readonly Row[] = [
  [33, 6, 6, 61.2, 200, 0, 0.392, "7b4a4a324d04"],
  [24, 3, 12, 68.9, 101.6, 0, 0.358, "c8005882b46d"],
  [26, 3, 9, 195.1, 198.4, 0, 0.341, "bb93bdc793d4"],
];

/** The moment of the built page: organisms arrive in a fresh dish with food, and some have starved. */
export const firstMoment: Moment = {
  seed: 42,
  generation: 12,
  residents: residents.map(residentIn),
  starved: starved.map(residentIn),
  food: 2.5,
  births: 33,
  deaths: 27,
  best: [0.428, 0.428, 0.431, 0.44, 0.44, 0.44, 0.44, 0.44, 0.44, 0.44, 0.445, 0.445, 0.45],
};

function residentIn([name, born, mother, x, y, energy, fitness, genes]: Row): Resident {
  const bytes = genes.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [];
  return { name, born, mother, x, y, energy, fitness, genes: bytes };
}
