import { type Dna, geneNames, weightOfByte } from "./dna.ts";
import { checkCount } from "./error.ts";
import { type Behavior, behaviors } from "./life-cycle.ts";
import { NeuralNetwork } from "./neural.ts";
import type { Senses } from "./surroundings.ts";

/** What the network can answer, in the order of its outputs. */
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

/** The network that DNA describes. */
export function networkOf(dna: Dna): NeuralNetwork {
  return NeuralNetwork.fromDna(dna, {
    inputSize: senseCount,
    layers: [hiddenNeurons, answers.length],
    activation: "Softsign",
    learningRate: 0.01,
  });
}

/** How strongly each answer is called for, 0 to 1, from its documented triggers. */
export function calledFor({ energy, danger, company, novelty }: Senses): number[] {
  const hunger = 1 - energy;
  return [(hunger + novelty) / 2, (hunger + danger) / 2, 1 - company, (danger + company) / 2];
}

/** How strongly the network answers with each behavior, 0 to 1. */
export function answersOf(network: NeuralNetwork, senses: Senses): number[] {
  return network.forward(inputsOf(senses)).map((output) => (output + 1) / 2);
}

/** The behavior that the network answers most strongly, the first in case of a tie. */
export function strongestAnswer(
  network: NeuralNetwork,
  senses: Senses,
): { behavior: Behavior; strength: number } {
  const strengths = answersOf(network, senses);
  const strength = Math.max(...strengths);
  return { behavior: answers[strengths.indexOf(strength)] ?? "Exploration", strength };
}

/** One step of training toward a behavior; the answer is the mean squared error of the answers before. */
export function trainTowards(network: NeuralNetwork, senses: Senses, wanted: Behavior): number {
  const targets = answers.map((answer) => (answer === wanted ? 1 : -1));
  // Outputs are twice as far apart as the answers made of them, and their squares four times.
  return network.train(inputsOf(senses), targets) / 4;
}

/** How well an organism copes, 0 to 1, with the network of its DNA or with what that one has learned. */
export function fitnessOf(dna: Dna, network: NeuralNetwork = networkOf(dna)): number {
  const learned = network.weights;
  checkCount("weights", learned.length, weightCount);
  weights.set(learned);
  return skillShare * skill() + bodyShare * body(dna.sequence, 0);
}

/** The same for a sequence of the usual length that begins at a place among others. */
export function fitnessAt(sequences: Uint8Array, start: number): number {
  const first = start + geneNames.length;
  for (let i = 0; i < weightCount; i++) weights[i] = weightOfByte[sequences[first + i] ?? 0] ?? 0;
  return skillShare * skill() + bodyShare * body(sequences, start);
}

// Kept from call to call: a population measures thousands of networks in every generation.
const weights = new Float64Array(weightCount);
const sums = new Float64Array(situations);
const hidden = new Float64Array(hiddenNeurons * situations);
const wanted = Float64Array.from(
  Array.from({ length: situations }, (_, situation) => calledFor(sensesIn(situation))).flat(),
);

/**
 * How right the network with these weights answers in all situations. It adds in the same order as
 * NeuralNetwork.forward: an absent sense adds nothing, so sums begin with those of situations without the last sense.
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
  // Answers drawn blindly are wrong by about a third; twice the error uses the whole scale.
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

/** Every sense is either absent or full: one bit of the situation's number each. */
function sensesIn(situation: number): Senses {
  const sense = (bit: number) => (situation >> bit) & 1;
  return { energy: sense(0), danger: sense(1), company: sense(2), novelty: sense(3) };
}
