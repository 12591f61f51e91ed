import type { Decision } from "./cluster.ts";
import { checkRange } from "./error.ts";
import { answers } from "./fitness.ts";
import { Membership } from "./membership.ts";
import type { DeliveredMessage, Gossip, NeuralMessage } from "./message.ts";
import { toMicroseconds, toSeconds } from "./rate-limiter.ts";
import type { Surroundings } from "./surroundings.ts";

/** How many hops gossip takes at most. */
export const timeToLive = 10;

/** Connects organisms by name. It has a clock of its own, which only advance moves. */
export class Network extends Membership {
  #microseconds = 0;

  /** Every member that is not paused answers, as in Tron.interact; on a tie the first of the behaviors wins. */
  decide(cluster: string, surroundings: Surroundings): Decision {
    const { members, config } = this.cluster(cluster);
    const awake = members.map((member) => this.node(member).tron).filter((tron) => !tron.isPaused);
    const given = awake.map((tron) => tron.interact(surroundings));
    checkRange("members", given.length, 1, Infinity);
    const counts = answers.map((answer) => given.filter((behavior) => behavior === answer).length);
    const most = Math.max(...counts);
    const agreement = most / given.length;
    return {
      behavior: answers[counts.indexOf(most)] ?? "Exploration",
      agreement,
      accepted: agreement >= config.cooperationThreshold,
    };
  }

  /** Sends a message to one organism, wherever it is. */
  send(message: NeuralMessage): void {
    const { limiter } = this.node(message.sender);
    this.node(message.target);
    limiter.allow(this.now);
    this.#deliver(message, message.target);
  }

  /** Takes the oldest message out of an organism's inbox. */
  receive(name: string): DeliveredMessage | undefined {
    return this.node(name).inbox.shift();
  }

  /** How many more messages an organism may send now. */
  remaining(name: string): number {
    return this.node(name).limiter.remaining(this.now);
  }

  /** Spreads a message through the sender's cluster, hop by hop; for its limit this is one message. */
  gossip(message: NeuralMessage): Gossip {
    const hops = this.spread(message.sender);
    this.node(message.sender).limiter.allow(this.now);
    const reached = hops.flat();
    for (const member of reached) this.#deliver(message, member);
    return { reached: reached.length, hops: hops.length };
  }

  /** Whom gossip would reach in each hop: all within the radius of someone who has it, and not twice. */
  spread(from: string, limit = timeToLive): string[][] {
    const { members, config } = this.clusterOf(from);
    const hops: string[][] = [];
    let spreading = [from];
    let waiting = members.filter((member) => member !== from);
    while (hops.length < limit) {
      const reached = waiting.filter((member) => this.hears(config.communicationRadius, member, spreading));
      if (reached.length === 0) break;
      hops.push(reached);
      // Whoever had it before has already passed it to all within the radius.
      spreading = reached;
      waiting = waiting.filter((member) => !reached.includes(member));
    }
    return hops;
  }

  /** Moves the clock forward. */
  advance(seconds: number): void {
    checkRange("by", seconds, 0, Infinity);
    this.#microseconds += toMicroseconds(seconds);
  }

  /** The seconds of the network's clock, which begins at 0. */
  get now(): number {
    return toSeconds(this.#microseconds);
  }

  #deliver(message: NeuralMessage, target: string): void {
    const parameters = [...message.parameters];
    this.node(target).inbox.push({ ...message, target, parameters, timestamp: this.now });
  }
}
