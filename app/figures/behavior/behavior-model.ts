import { type Settings, seedSetting, type Values } from "#app/figures/settings.ts";
import type { Dna } from "#simulation/dna.ts";
import { answersOf, answers as behaviors, calledFor, networkOf } from "#simulation/fitness.ts";
import type { Behavior } from "#simulation/life-cycle.ts";
import type { Senses } from "#simulation/surroundings.ts";

const sense = { from: 0, to: 1, step: 0.05, format: (value: number) => value.toFixed(2) };

export const behaviorSettings = {
  energy: { label: "Energy", initial: 0.2, ...sense },
  danger: { label: "Danger", initial: 0, ...sense },
  company: { label: "Company", initial: 0.5, ...sense },
  novelty: { label: "Novelty", initial: 0.9, ...sense },
  generations: { label: "Generations", from: 0, to: 200, step: 10, initial: 150 },
  seed: seedSetting,
} satisfies Settings;

export type BehaviorValues = Values<typeof behaviorSettings>;

/** The state of one behavior in a situation. */
export interface Answer {
  behavior: Behavior;
  /** Strength of its triggers, 0 to 1. */
  calledFor: number;
  /** The network's output for it, 0 to 1. */
  answer: number;
  /** Its triggers, such as "hunger 0.80". */
  reason: string;
}

export interface BehaviorState {
  answers: Answer[];
  /** The behavior that the organism chooses. */
  chosen: Answer;
  /** The behavior with the strongest triggers. */
  wanted: Answer;
}

/** Computes what an organism does in a situation, and what its triggers suggest. */
export function behaviorState(dna: Dna, situation: Senses): BehaviorState {
  const called = calledFor(situation);
  const given = answersOf(networkOf(dna), situation);
  const reasons = reasonsFor(situation);
  const answers = behaviors.map((behavior, place) => ({
    behavior,
    calledFor: called[place] ?? 0,
    answer: given[place] ?? 0,
    reason: reasons[place] ?? "",
  }));
  return {
    answers,
    chosen: strongest(answers, "answer"),
    wanted: strongest(answers, "calledFor"),
  };
}

/** The first of the strongest, like the network's own decision. */
function strongest(list: readonly Answer[], by: "answer" | "calledFor"): Answer {
  return list.reduce((best, next) => (next[by] > best[by] ? next : best));
}

function reasonsFor({ energy, danger, company, novelty }: Senses): string[] {
  const number = (value: number) => value.toFixed(2);
  const hunger = `hunger ${number(1 - energy)}`;
  return [
    `${hunger}, novelty ${number(novelty)}`,
    `${hunger}, danger ${number(danger)}`,
    `loneliness ${number(1 - company)}`,
    `danger ${number(danger)}, company ${number(company)}`,
  ];
}
