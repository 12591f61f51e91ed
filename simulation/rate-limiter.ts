import { checkRange, checkWhole } from "./error.ts";
import { RateLimited } from "./network-error.ts";

const perSecond = 1_000_000;

/** Allows a number of messages within any window of time. */
export class RateLimiter {
  readonly #limit: number;
  readonly #window: number;
  /** When messages were allowed, oldest first. */
  #sent: number[] = [];

  constructor(limit = 100, windowSeconds = 60) {
    checkWhole("limit", limit, 1, Infinity);
    checkRange("window", windowSeconds, 0.001, Infinity);
    this.#limit = limit;
    this.#window = toMicroseconds(windowSeconds);
  }

  /** Counts a message at a time, which must not be earlier than the last; a rejected message does not count. */
  allow(now: number): void {
    const time = toMicroseconds(now);
    this.#sent = this.#inWindow(time);
    const [oldest] = this.#sent;
    if (oldest !== undefined && this.#sent.length === this.#limit) {
      const retryAfter = this.#window - Math.max(time - oldest, 0);
      throw new RateLimited(this.#limit, toSeconds(this.#window), toSeconds(retryAfter));
    }
    this.#sent.push(time);
  }

  /** The number of messages still allowed at a time. */
  remaining(now: number): number {
    return this.#limit - this.#inWindow(toMicroseconds(now)).length;
  }

  #inWindow(time: number): number[] {
    return this.#sent.filter((sent) => time - sent < this.#window);
  }
}

/** Times are added as integers, so that 0.1 s and 0.2 s are 0.3 s. */
export function toMicroseconds(seconds: number): number {
  return Math.round(seconds * perSecond);
}

export function toSeconds(microseconds: number): number {
  return Math.floor(microseconds / perSecond) + (microseconds % perSecond) / perSecond;
}
