import type { Dna } from "./dna.ts";
import { NotInitialized, Paused, Terminated } from "./error.ts";
import type { Behavior, Stage, State } from "./life-cycle.ts";
import type { NeuralNetwork } from "./neural.ts";
import { Rng } from "./rng.ts";
import type { Position } from "./surroundings.ts";

const matureGeneration = 10;

interface Life {
  dna: Dna;
  network: NeuralNetwork | undefined;
  /** Created on first use, because the checksum takes time. */
  rng: Rng | undefined;
  health: number;
  energy: number;
  milliseconds: number;
  generation: number;
  fitness: number;
  behavior: Behavior;
  position: Position;
  memory: number[];
  stage: Stage;
  isPaused: boolean;
}

/** The readable state of an organism. */
export class Condition {
  protected readonly life: Life;

  constructor(dna: Dna, generation = 0) {
    this.life = {
      dna,
      network: undefined,
      rng: undefined,
      health: 1,
      energy: 1,
      milliseconds: 0,
      generation,
      fitness: 0,
      behavior: "Conservation",
      position: { x: 0, y: 0 },
      memory: [],
      stage: "Creation",
      isPaused: false,
    };
  }

  get dna(): Dna {
    return this.life.dna;
  }

  /** A copy of its neural network; undefined before initialization and after termination. */
  get network(): NeuralNetwork | undefined {
    return this.life.network?.copy();
  }

  /** 0 to 1. What energy cannot pay is taken from health; at 0 only an Environment ends its life. */
  get health(): number {
    return this.life.health;
  }

  /** 0 to 1. It falls with evolve, interact, learn and reproduce, and rises with feed. */
  get energy(): number {
    return this.life.energy;
  }

  /** Its age in simulated seconds. */
  get age(): number {
    return this.life.milliseconds / 1000;
  }

  /** The number of generations it has evolved. */
  get generation(): number {
    return this.life.generation;
  }

  /** Its fitness, 0 to 1; 0 before initialization. */
  get fitness(): number {
    return this.life.fitness;
  }

  get behavior(): Behavior {
    return this.life.behavior;
  }

  get position(): Position {
    return this.life.position;
  }

  /** The last 16 stored numbers, each 0 to 1, oldest first. */
  get memory(): number[] {
    return [...this.life.memory];
  }

  /** The most recent stage of life. */
  get stage(): Stage {
    return this.life.stage;
  }

  get state(): State {
    if (this.stage === "Creation") return "Dormant";
    if (this.stage === "Termination") return "Archived";
    return this.generation < matureGeneration ? "Growing" : "Mature";
  }

  get isPaused(): boolean {
    return this.life.isPaused;
  }

  /** Seeded from the DNA it was born with, which cannot change before the first draw. */
  protected get rng(): Rng {
    this.life.rng ??= new Rng(BigInt(`0x${this.dna.checksum().slice(0, 16)}`));
    return this.life.rng;
  }

  /** Accepts a paused organism, unlike the checks of its own actions. */
  checkInitialized(action: string): void {
    this.checkAlive(action);
    this.#grownNetwork(action);
  }

  protected checkAlive(action: string): void {
    if (this.stage === "Termination") throw new Terminated(action);
  }

  protected checkActive(action: string): void {
    this.checkAlive(action);
    if (this.isPaused) throw new Paused(action);
  }

  /** The network itself, if the organism can act. */
  protected readyNetwork(action: string): NeuralNetwork {
    this.checkActive(action);
    return this.#grownNetwork(action);
  }

  #grownNetwork(action: string): NeuralNetwork {
    if (!this.life.network) throw new NotInitialized(action, "initialize_neural_network");
    return this.life.network;
  }
}
