import type { Decision } from "./cluster.ts";
import { checkRange } from "./error.ts";
import { answers } from "./fitness.ts";
import { Membership } from "./membership.ts";
import type { DeliveredMessage, Gossip, NeuralMessage } from "./message.ts";
import { toMicroseconds, toSeconds } from "./rate-limiter.ts";
import type { Surroundings } from "./surroundings.ts";

/** The time to live: the maximum number of hops. */
export const timeToLive = 10;

/** Connects organisms by name. It has its own clock, which only advance moves. */
export class Network extends Membership {
  #microseconds = 0;

  /** Every member that is not paused votes, as in Tron.interact; in a tie, the first of the behaviors wins. */
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

  /** Sends a message to one organism, at any distance. */
  send(message: NeuralMessage): void {
    const { limiter } = this.node(message.sender);
    this.node(message.target);
    limiter.allow(this.now);
    this.#deliver(message, message.target);
  }

  /** Removes and returns the oldest message in an organism's inbox. */
  receive(name: string): DeliveredMessage | undefined {
    return this.node(name).inbox.shift();
  }

  /** The number of messages that an organism may still send now. */
  remaining(name: string): number {
    return this.node(name).limiter.remaining(this.now);
  }

  /** Spreads a message through the sender's cluster, hop by hop; it counts as one message for the rate limit. */
  gossip(message: NeuralMessage): Gossip {
    const hops = this.spread(message.sender);
    this.node(message.sender).limiter.allow(this.now);
    const reached = hops.flat();
    for (const member of reached) this.#deliver(message, member);
    return { reached: reached.length, hops: hops.length };
  }

  /** The organisms that each hop of gossip reaches: all within the radius of the previous ones, each once. */
  spread(from: string, limit = timeToLive): string[][] {
    const { members, config } = this.clusterOf(from);
    const hops: string[][] = [];
    let spreading = [from];
    let waiting = members.filter((member) => member !== from);
    while (hops.length < limit) {
      const reached = waiting.filter((member) => this.hears(config.communicationRadius, member, spreading));
      if (reached.length === 0) break;
      hops.push(reached);
      // Earlier receivers have already passed it to everyone within their radius.
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

  /** The network's clock in seconds, which starts at 0. */
  get now(): number {
    return toSeconds(this.#microseconds);
  }

  #deliver(message: NeuralMessage, target: string): void {
    const parameters = [...message.parameters];
    this.node(target).inbox.push({ ...message, target, parameters, timestamp: this.now });
  }
}
