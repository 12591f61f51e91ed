import { Dna } from "#simulation/dna.ts";
import { fitnessOfAll, Population } from "#simulation/population.ts";
import { childrenOf } from "./performance-model.ts";

/** What a worker can be told to do. */
export type Task =
  | { kind: "prepare"; size: number }
  | { kind: "generation" | "fitness"; times: number }
  | { kind: "piece"; sequences: Uint8Array };

export interface Answer {
  milliseconds: number;
  /** The children of the population, after it was prepared. */
  sequences?: Uint8Array;
  fitnesses?: Float64Array;
}

const { length } = Dna;

/** Does one task after the other, with the population that was prepared last. */
export function taskRunner(): (task: Task) => Answer {
  let population = new Population();

  function evolve(times: number) {
    for (let i = 0; i < times; i++) population.evolve();
  }

  function measure(times: number): Float64Array {
    const elite = population.size - childrenOf(population.size);
    let fitnesses: Float64Array = new Float64Array();
    for (let i = 0; i < times; i++) fitnesses = fitnessOfAll(population.sequences, elite, population.size);
    return fitnesses;
  }

  return (task) => {
    const start = performance.now();
    switch (task.kind) {
      case "prepare": {
        population = new Population({ populationSize: task.size });
        population.initialize();
        const elite = population.size - childrenOf(population.size);
        const sequences = population.sequences.slice(elite * length);
        return { milliseconds: performance.now() - start, sequences, fitnesses: measure(1) };
      }
      case "generation":
        evolve(task.times);
        return { milliseconds: performance.now() - start };
      case "fitness":
        measure(task.times);
        return { milliseconds: performance.now() - start };
      case "piece": {
        const { sequences } = task;
        const fitnesses = fitnessOfAll(sequences, 0, sequences.length / length);
        return { milliseconds: performance.now() - start, fitnesses };
      }
    }
  };
}
