import { Dna } from "#simulation/dna.ts";
import { Population } from "#simulation/population.ts";
import { type FitnessKind, measureFitness } from "./fitness-kinds.ts";
import { childrenOf } from "./performance-model.ts";

/** A task for a worker. */
export type Task =
  | { kind: "prepare"; size: number; fitness: FitnessKind }
  | { kind: "generation" | "fitness"; times: number }
  | { kind: "piece"; fitness: FitnessKind; sequences: Uint8Array };

export interface Answer {
  milliseconds: number;
  /** The children of the prepared population. */
  sequences?: Uint8Array;
  fitnesses?: Float64Array;
}

/** Runs tasks in order, with the population that was prepared last. */
export function taskRunner(): (task: Task) => Answer {
  let population = new Population();
  let children: Uint8Array = new Uint8Array();
  let fitness: FitnessKind = "usual";

  return (task) => {
    const start = performance.now();
    const answer: Partial<Answer> = {};
    switch (task.kind) {
      case "prepare":
        ({ fitness } = task);
        population = new Population({ populationSize: task.size });
        population.initialize();
        children = population.sequences.slice((task.size - childrenOf(task.size)) * Dna.length);
        answer.sequences = children;
        answer.fitnesses = measureFitness(fitness, children);
        break;
      case "generation":
        for (let i = 0; i < task.times; i++) population.evolve();
        break;
      case "fitness":
        for (let i = 0; i < task.times; i++) measureFitness(fitness, children);
        break;
      case "piece":
        answer.fitnesses = measureFitness(task.fitness, task.sequences);
        break;
    }
    return { ...answer, milliseconds: performance.now() - start };
  };
}
