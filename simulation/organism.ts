import { Condition } from "./condition.ts";
import { Dna } from "./dna.ts";
import { AlreadyInitialized, checkRange, NotTrainable } from "./error.ts";
import { fitnessOf, networkOf, strongestAnswer, trainTowards } from "./fitness.ts";
import { type Behavior, type Stage, stageSeconds } from "./life-cycle.ts";
import type { NeuralNetwork } from "./neural.ts";
import { checkPosition, checkSurroundings, type Position, type Surroundings } from "./surroundings.ts";

const offspringPerGeneration = 8;
const evolutionMutationRate = 0.03;
const childMutationRate = 0.01;
const evolutionCost = 0.02;
const interactionCost = 0.01;
const reproductionCost = 0.25;
const memoryLength = 16;
const interactionSeconds = [1, 1] as const;

/** A digital organism: DNA, the neural network that the DNA describes, and a life. */
export class Tron extends Condition {
  copy(): Tron {
    const { dna, network, rng, memory } = this.life;
    const twin = new Tron(dna);
    Object.assign(twin.life, this.life, { network: network?.copy(), rng: rng?.copy(), memory: [...memory] });
    return twin;
  }

  /** Builds the neural network that the DNA describes: once, before any interaction. */
  initializeNeuralNetwork(): void {
    this.checkActive("initialize_neural_network");
    if (this.life.network) throw new AlreadyInitialized();
    const network = networkOf(this.dna);
    this.#become(this.dna, network);
    this.#enter("Initialization");
    this.#followTemperament(network);
  }

  /** Becomes the best of eight mutants if it is fitter, which discards what was learned. Returns the fitness. */
  evolve(): number {
    let network = this.readyNetwork("evolve");
    let best: Dna | undefined;
    let bestFitness = this.fitness;
    for (let i = 0; i < offspringPerGeneration; i++) {
      const mutant = this.dna.mutatedBy("Point", evolutionMutationRate, this.rng);
      const fitness = fitnessOf(mutant);
      if (fitness > bestFitness) {
        best = mutant;
        bestFitness = fitness;
      }
    }
    this.#spend(evolutionCost);
    // Its age grows by the metabolism it had until now.
    this.#enter("Evolution");
    if (best) {
      network = networkOf(best);
      this.#become(best, network);
    }
    this.life.generation++;
    this.#followTemperament(network);
    return this.fitness;
  }

  /** Chooses a behavior for its surroundings, and remembers the strength of the response. */
  interact(surroundings: Surroundings): Behavior {
    const network = this.readyNetwork("interact");
    checkSurroundings(surroundings);
    this.#spend(interactionCost);
    this.#enter("Active Life");
    this.#keep(this.#respondTo(surroundings, network));
    return this.behavior;
  }

  /** Trains one step toward a behavior, any but Reproductive. Returns the mean squared error before it. */
  learn(surroundings: Surroundings, wanted: Behavior): number {
    const network = this.readyNetwork("learn");
    checkSurroundings(surroundings);
    if (wanted === "Reproductive") throw new NotTrainable(wanted);
    this.#spend(interactionCost);
    this.#enter("Active Life");
    const loss = trainTowards(network, { ...surroundings, energy: this.energy }, wanted);
    this.life.fitness = fitnessOf(this.dna, network);
    return loss;
  }

  /** Has a child with a partner, at no cost to the partner. The child is not initialized yet. */
  reproduce(partner: Tron): Tron {
    this.readyNetwork("reproduce");
    partner.readyNetwork("reproduce");
    this.#spend(reproductionCost);
    this.#enter("Reproduction");
    this.life.behavior = "Reproductive";
    const crossed = Dna.crossed(this.dna, partner.dna, this.rng);
    const child = crossed.mutatedBy("Point", childMutationRate, this.rng);
    return new Tron(child, Math.max(this.generation, partner.generation) + 1);
  }

  /** Adds energy, 0 to 1; the excess is lost. */
  feed(amount: number): void {
    this.checkActive("feed");
    checkRange("amount", amount, 0, 1);
    this.life.energy = Math.min(this.energy + amount, 1);
  }

  /** Sets the position. Moving costs neither energy nor time. */
  moveTo({ x, y }: Position): void {
    this.checkActive("move_to");
    checkPosition({ x, y });
    this.life.position = { x, y };
  }

  /** Stores a number, 0 to 1; beyond 16, the oldest is dropped. */
  remember(value: number): void {
    this.checkActive("remember");
    checkRange("value", value, 0, 1);
    this.#keep(value);
  }

  /** Called by an environment when an organism starves. */
  loseHealth(amount: number): void {
    this.life.health = Math.max(this.health - amount, 0);
  }

  pause(): void {
    this.checkAlive("pause");
    this.life.isPaused = true;
  }

  resume(): void {
    this.checkAlive("resume");
    this.life.isPaused = false;
  }

  terminate(): void {
    this.checkAlive("terminate");
    this.life.network = undefined;
    this.life.stage = "Termination";
  }

  #become(dna: Dna, network: NeuralNetwork): void {
    Object.assign(this.life, { dna, network, fitness: fitnessOf(dna, network) });
  }

  #keep(value: number): void {
    const { memory } = this.life;
    memory.push(value);
    if (memory.length > memoryLength) memory.shift();
  }

  /** Enters a stage of life and ages by its duration, which is shortest with a full metabolism. */
  #enter(stage: Stage): void {
    this.life.stage = stage;
    const [shortest, longest] = stageSeconds[stage] ?? interactionSeconds;
    const slowness = 255 - Math.round(this.dna.gene("metabolism") * 255);
    this.life.milliseconds += shortest * 1000 + Math.floor(((longest - shortest) * 1000 * slowness) / 255);
  }

  /** Activity without energy costs health. */
  #spend(cost: number): void {
    this.loseHealth(Math.max(cost - this.energy, 0));
    this.life.energy = Math.max(this.energy - cost, 0);
  }

  /** With nothing around it, an organism follows its genes. */
  #followTemperament(network: NeuralNetwork): void {
    const { aggression, sociability, curiosity } = this.dna.genes();
    const inclination = { danger: aggression, company: 1 - sociability, novelty: curiosity };
    this.#respondTo(inclination, network);
  }

  /** Adopts the behavior that its network chooses, and returns the strength of the response. */
  #respondTo(surroundings: Surroundings, network: NeuralNetwork): number {
    const { behavior, strength } = strongestAnswer(network, { ...surroundings, energy: this.energy });
    this.life.behavior = behavior;
    return strength;
  }
}
