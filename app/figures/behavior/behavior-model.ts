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

export interface BehaviorState {
  answers: Answer[];
  /** The behavior that the organism takes up. */
  chosen: Answer;
  /** The behavior that the triggers call for most. */
  wanted: Answer;
}

/** What an organism does in a situation, and what its triggers would have it do. */
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

/** The first of the strongest, as the network decides. */
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
