import { type Dna, geneNames, weightOfByte } from "./dna.ts";
import { checkCount } from "./error.ts";
import { type Behavior, behaviors } from "./life-cycle.ts";
import { NeuralNetwork } from "./neural.ts";
import type { Senses } from "./surroundings.ts";

/** The behaviors that the network can choose, in the order of its outputs. */
export const answers = behaviors.filter((behavior) => behavior !== "Reproductive");

const senseCount = 4;
const hiddenNeurons = 6;
const situations = 1 << senseCount;
const weightCount = hiddenNeurons * (senseCount + 1) + answers.length * (hiddenNeurons + 1);
const skillShare = 0.75;
const bodyShare = 0.25;
const metabolism = geneNames.indexOf("metabolism");
const speed = geneNames.indexOf("speed");
const vision = geneNames.indexOf("vision");

/** Builds the network that DNA describes. */
export function networkOf(dna: Dna): NeuralNetwork {
  return NeuralNetwork.fromDna(dna, {
    inputSize: senseCount,
    layers: [hiddenNeurons, answers.length],
    activation: "Softsign",
    learningRate: 0.01,
  });
}

/** The strength of the documented triggers of each behavior, 0 to 1. */
export function calledFor({ energy, danger, company, novelty }: Senses): number[] {
  const hunger = 1 - energy;
  return [(hunger + novelty) / 2, (hunger + danger) / 2, 1 - company, (danger + company) / 2];
}

/** The network's response for each behavior, 0 to 1. */
export function answersOf(network: NeuralNetwork, senses: Senses): number[] {
  return network.forward(inputsOf(senses)).map((output) => (output + 1) / 2);
}

/** The behavior with the strongest response, the first in case of a tie. */
export function strongestAnswer(
  network: NeuralNetwork,
  senses: Senses,
): { behavior: Behavior; strength: number } {
  const strengths = answersOf(network, senses);
  const strength = Math.max(...strengths);
  return { behavior: answers[strengths.indexOf(strength)] ?? "Exploration", strength };
}

/** Trains one step toward a behavior; returns the mean squared error of the responses before. */
export function trainTowards(network: NeuralNetwork, senses: Senses, wanted: Behavior): number {
  const targets = answers.map((answer) => (answer === wanted ? 1 : -1));
  // Outputs range over twice the interval of the responses, so their squares are four times as large.
  return network.train(inputsOf(senses), targets) / 4;
}

/** The fitness of an organism, 0 to 1, with the network of its DNA or with a trained one. */
export function fitnessOf(dna: Dna, network: NeuralNetwork = networkOf(dna)): number {
  const learned = network.weights;
  checkCount("weights", learned.length, weightCount);
  weights.set(learned);
  return skillShare * skill() + bodyShare * body(dna.sequence, 0);
}

/** The same for a sequence of the usual length at an offset in a larger array. */
export function fitnessAt(sequences: Uint8Array, start: number): number {
  const first = start + geneNames.length;
  for (let i = 0; i < weightCount; i++) weights[i] = weightOfByte[sequences[first + i] ?? 0] ?? 0;
  return skillShare * skill() + bodyShare * body(sequences, start);
}

// Reused across calls: a population evaluates thousands of networks in every generation.
const weights = new Float64Array(weightCount);
const sums = new Float64Array(situations);
const hidden = new Float64Array(hiddenNeurons * situations);
const wanted = Float64Array.from(
  Array.from({ length: situations }, (_, situation) => calledFor(sensesIn(situation))).flat(),
);

/**
 * Scores the network with these weights in all situations. It adds in the same order as NeuralNetwork.forward: an
 * absent sense adds nothing, so each sum starts from that of the situation without the last sense.
 */
function skill(): number {
  let place = 0;
  for (let neuron = 0; neuron < hiddenNeurons; neuron++) {
    sums[0] = weights[place++] ?? 0;
    for (let half = 1; half < situations; half *= 2) {
      const weight = weights[place++] ?? 0;
      for (let i = 0; i < half; i++) sums[half + i] = (sums[i] ?? 0) + weight;
    }
    for (let i = 0; i < situations; i++) {
      const sum = sums[i] ?? 0;
      hidden[i * hiddenNeurons + neuron] = sum / (1 + Math.abs(sum));
    }
  }
  const outputWeights = place;
  let error = 0;
  for (let situation = 0; situation < situations; situation++) {
    const inputs = situation * hiddenNeurons;
    place = outputWeights;
    for (let answer = 0; answer < answers.length; answer++) {
      let sum = weights[place++] ?? 0;
      for (let i = 0; i < hiddenNeurons; i++) sum += (weights[place++] ?? 0) * (hidden[inputs + i] ?? 0);
      const strength = (sum / (1 + Math.abs(sum)) + 1) / 2;
      error += Math.abs(strength - (wanted[situation * answers.length + answer] ?? 0));
    }
  }
  // Random responses are wrong by about a third; doubling the error uses the whole scale.
  return Math.max(1 - 2 * (error / (situations * answers.length)), 0);
}

/** How well the metabolism supports speed and vision. */
function body(sequences: Uint8Array, start: number): number {
  const gene = (place: number) => (sequences[start + place] ?? 0) / 255;
  return 1 - Math.abs(gene(metabolism) - (gene(speed) + gene(vision)) / 2);
}

function inputsOf({ energy, danger, company, novelty }: Senses): number[] {
  return [energy, danger, company, novelty];
}

/** Every sense is either 0 or 1: one bit of the situation's number each. */
function sensesIn(situation: number): Senses {
  const sense = (bit: number) => (situation >> bit) & 1;
  return { energy: sense(0), danger: sense(1), company: sense(2), novelty: sense(3) };
}
