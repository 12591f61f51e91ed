import { inSeries } from "#content/numbers.ts";
import { isGuided, lossText, type NeuralState, type NeuralValues, short } from "./neural-model.ts";

/** Describes the forward pass and the progress of training. */
export function stateInWords(state: NeuralState, { rate }: NeuralValues): string {
  const { training, guides, asked } = state;
  const waits = [training, ...guides].every((each) => each.isTrainedTo(asked)) ? "" : " Still training.";
  return `${passInWords(state)} ${lossInWords(state, rate)}${waits}`;
}

function passInWords({ inputs, layers, targets }: NeuralState): string {
  const outputs = layers.at(-1)?.map(({ output }) => short(output)) ?? [];
  if (targets && targets.length > 1)
    return `Outputs ${outputs.join(", ")}; targets ${targets.map(short).join(", ")}.`;
  const asked = targets ? `; the target is ${targets.map(short)}.` : "; only 0 and 1 have targets.";
  return `Inputs ${inSeries(inputs.map(String))} give ${inSeries(outputs)}${asked}`;
}

function lossInWords({ epoch, asked, training, guides }: NeuralState, rate: number): string {
  const { losses, overflow } = training;
  if (overflow !== undefined && epoch >= overflow)
    return `In epoch ${overflow}, the numbers overflowed: a rate of ${rate} is too high for this task.`;
  const before = lossText(losses[0] ?? 0);
  const loss = losses[epoch] ?? 0;
  if (epoch === 0) return `Not trained yet; the loss is ${before}.`;
  const after = `After ${epoch} ${epoch === 1 ? "epoch" : "epochs"}, the loss`;
  const said = `${after} is ${lossText(loss)}`;
  if (rate === 0) return `${said}. A rate of 0 changes nothing.`;
  if (training.hasGrown(epoch))
    return `${after} has grown from ${before} to ${lossText(loss)}: a rate of ${rate} is too high for this task.`;
  if (isGuided(rate) || epoch < asked || !guides.every((guide) => guide.isTrainedTo(epoch)))
    return `${said}; it was ${before} before training.`;
  const better = guides.filter((guide) => loss < (guide.losses[epoch] ?? Infinity)).length;
  const rank = ["does worse than both", "falls between the two", "does better than both"][better];
  return `${said}. Here, a rate of ${rate} ${rank} recommended rates.`;
}

/** For each neuron: its bias, its weights, their sum for these inputs, and the output. */
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
