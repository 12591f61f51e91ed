import { isGuided, lossText, type NeuralState, type NeuralValues, short } from "./neural-model.ts";

/** What the figure shows: the forward pass, and how far training has come. */
export function stateInWords(state: NeuralState, { rate, epochs }: NeuralValues): string {
  const waits = state.epoch < epochs && state.training.overflow === undefined ? " Still training." : "";
  return `${passInWords(state)} ${lossInWords(state, rate)}${waits}`;
}

function passInWords({ inputs, layers, targets }: NeuralState): string {
  const outputs = layers.at(-1)?.map(({ output }) => short(output)) ?? [];
  const asked = targets
    ? `; asked for: ${targets.map(short).join(", ")}.`
    : "; the task has no answer between 0 and 1.";
  return `Inputs ${inputs.join(", ")} give ${outputs.join(", ")}${asked}`;
}

function lossInWords({ epoch, training, guides }: NeuralState, rate: number): string {
  const { losses, overflow } = training;
  if (overflow !== undefined && epoch >= overflow)
    return `In epoch ${overflow} the numbers became too large for the computer: at rate ${rate} every step misses by more than the one before. Choose a lower rate.`;
  const before = losses[0] ?? 0;
  const loss = losses[epoch] ?? 0;
  if (epoch === 0) return `Not trained yet; the loss is ${lossText(loss)}.`;
  const said = `After ${epoch} ${epoch === 1 ? "epoch" : "epochs"} the loss is ${lossText(loss)}; it was ${lossText(before)} before training.`;
  if (rate === 0) return `${said} Rate 0 changes nothing.`;
  if (training.hasGrown(epoch)) return `${said} It has grown: the rate ${rate} is too large for this task.`;
  if (isGuided(rate)) return said;
  const better = guides.filter((guide) => loss < (guide.losses[epoch] ?? 0)).length;
  const place = ["worse than both", "between the two", "better than both"][better];
  return `${said} Here the rate ${rate} does ${place} of the advised ones.`;
}

/** For each neuron: its bias, its weights, their sum with these inputs, and the output. */
export function neuronRows({ layers, task }: NeuralState): string[][] {
  return layers.flatMap((neurons, layer) =>
    neurons.map(({ bias, weights, sum, output }, place) => [
      layer < layers.length - 1 ? `hidden ${place + 1}` : (task.outputNames[place] ?? ""),
      short(bias),
      weights.map(short).join(", "),
      short(sum),
      short(output),
    ]),
  );
}
