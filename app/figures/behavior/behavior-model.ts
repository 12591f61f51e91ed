import { type Settings, seedSetting, type Values } from "#app/figures/settings.ts";
import { Dna } from "#simulation/dna.ts";
import { answersOf, answers as behaviors, calledFor } from "#simulation/fitness.ts";
import type { Behavior, Stage } from "#simulation/life-cycle.ts";
import { Tron } from "#simulation/organism.ts";

const sense = { from: 0, to: 1, step: 0.05, format: (value: number) => value.toFixed(2) };

export const behaviorSettings = {
  energy: { label: "Energy", initial: 0.2, ...sense },
  danger: { label: "Danger", initial: 0, ...sense },
  company: { label: "Company", initial: 0.5, ...sense },
  novelty: { label: "Novelty", initial: 0.9, ...sense },
  generations: { label: "Generations evolved", from: 0, to: 200, step: 10, initial: 150 },
  seed: seedSetting,
} satisfies Settings;

export type BehaviorValues = Values<typeof behaviorSettings>;

/** How one behavior stands in a situation. */
export interface Answer {
  behavior: Behavior;
  /** How strongly its triggers call for it, 0 to 1. */
  calledFor: number;
  /** How strongly the organism's network answers with it, 0 to 1. */
  answer: number;
  /** What calls for it, such as "hunger 0.80". */
  reason: string;
}

export interface StageOfLife {
  stage: Stage;
  /** Simulated seconds that it took, all times together. */
  seconds: number;
}

export interface BehaviorState {
  answers: Answer[];
  /** The behavior that the organism takes up. */
  chosen: Answer;
  /** The behavior that the triggers call for most. */
  wanted: Answer;
  fitness: number;
  /** The life so far, in order. */
  life: StageOfLife[];
}

const cost = 0.02;

/** An organism of a seed after so many generations of its own, always fed. */
function raise(seed: number, generations: number): { tron: Tron; life: StageOfLife[] } {
  const tron = new Tron(Dna.fromSeed(seed));
  const life: StageOfLife[] = [{ stage: "Creation", seconds: 0 }];
  tron.initializeNeuralNetwork();
  life.push({ stage: "Initialization", seconds: tron.age });
  const before = tron.age;
  for (let generation = 0; generation < generations; generation += 1) {
    tron.evolve();
    tron.feed(cost);
  }
  if (generations > 0) life.push({ stage: "Evolution", seconds: tron.age - before });
  return { tron, life };
}

// The sliders of a situation move often; the organism stays.
let raised: { key: string; result: ReturnType<typeof raise> } | undefined;

/** What an organism does in a situation, and what its triggers would have it do. */
export function behaviorState(values: BehaviorValues): BehaviorState {
  const key = `${values.seed} ${values.generations}`;
  if (raised?.key !== key) raised = { key, result: raise(values.seed, values.generations) };
  const { tron, life } = raised.result;
  const called = calledFor(values);
  const given = tron.network ? answersOf(tron.network, values) : [];
  const reasons = reasonsFor(values);
  const list = behaviors.map((behavior, place) => ({
    behavior,
    calledFor: called[place] ?? 0,
    answer: given[place] ?? 0,
    reason: reasons[place] ?? "",
  }));
  return {
    answers: list,
    chosen: strongest(list, "answer"),
    wanted: strongest(list, "calledFor"),
    fitness: tron.fitness,
    life: [...life, { stage: "Active Life", seconds: 1 }],
  };
}

/** The first of the strongest, as the network decides. */
function strongest(list: readonly Answer[], by: "answer" | "calledFor"): Answer {
  return list.reduce((best, next) => (next[by] > best[by] ? next : best));
}

function reasonsFor({ energy, danger, company, novelty }: BehaviorValues): string[] {
  const number = (value: number) => value.toFixed(2);
  const hunger = `hunger ${number(1 - energy)}`;
  return [
    `${hunger}, novelty ${number(novelty)}`,
    `${hunger}, danger ${number(danger)}`,
    `loneliness ${number(1 - company)}`,
    `danger ${number(danger)}, company ${number(company)}`,
  ];
}
