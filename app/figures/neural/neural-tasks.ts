import { answers, calledFor } from "#simulation/fitness.ts";
import type { NeuralNetwork, TrainingPair } from "#simulation/neural.ts";

/** A task that the network can be trained for. */
export interface Task {
  inputNames: readonly string[];
  outputNames: readonly string[];
  layers: NeuralNetwork["layers"];
  /** Inputs range from 0 to this. */
  largestInput: number;
  /** The target outputs, if the task has an answer. */
  targets: (inputs: readonly number[]) => number[] | undefined;
  /** The training examples. */
  pairs: readonly TrainingPair[];
}

export const taskNames = ["Distance", "XOR", "AND", "Triggers"] as const;
export type TaskName = (typeof taskNames)[number];

export const tasks: Record<TaskName, Task> = {
  // The task that the page's program uses to compare learning rates.
  Distance: taskOf({
    inputNames: ["a", "b"],
    outputNames: ["|a − b|"],
    layers: [8, 1],
    largestInput: 4,
    targets: ([a = 0, b = 0]) => [Math.abs(a - b)],
  }),
  XOR: logic("a xor b", (a, b) => a !== b),
  AND: logic("a and b", (a, b) => a && b),
  // An organism's network, trained for the answers that fitness rewards.
  Triggers: taskOf({
    inputNames: ["energy", "danger", "company", "novelty"],
    outputNames: answers,
    layers: [6, answers.length],
    largestInput: 1,
    targets: ([energy = 0, danger = 0, company = 0, novelty = 0]) =>
      calledFor({ energy, danger, company, novelty }).map((strength) => strength * 2 - 1),
  }),
};

function logic(name: string, answer: (a: boolean, b: boolean) => boolean): Task {
  return taskOf({
    inputNames: ["a", "b"],
    outputNames: [name],
    layers: [6, 1],
    largestInput: 1,
    targets: (inputs) =>
      inputs.every((input) => input === 0 || input === 1)
        ? [Number(answer(inputs[0] === 1, inputs[1] === 1))]
        : undefined,
  });
}

/** All combinations of integer inputs as training examples, the last input changing fastest. */
function taskOf(task: Omit<Task, "pairs">): Task {
  const numbers = Array.from({ length: task.largestInput + 1 }, (_, number) => number);
  let rows: number[][] = [[]];
  for (const _ of task.inputNames) rows = rows.flatMap((row) => numbers.map((number) => [...row, number]));
  return { ...task, pairs: rows.map((inputs) => [inputs, task.targets(inputs) ?? []]) };
}
