import { RateLimited } from "#simulation/network-error.ts";
import { RateLimiter } from "#simulation/rate-limiter.ts";

/** The messages sent so far, by the network's clock. */
export interface Traffic {
  /** Seconds. */
  now: number;
  sent: readonly { sender: string; at: number; count: number }[];
  /** The engine's error message for the last rejected message. */
  refusal?: string;
}

export const quiet: Traffic = { now: 0, sent: [] };

export function advance({ now, sent }: Traffic, seconds: number): Traffic {
  return { now: now + seconds, sent };
}

/** Sends as many messages as the sender's limit allows. */
export function send({ now, sent }: Traffic, sender: string, count: number): Traffic {
  const limiter = limiterOf({ now, sent }, sender);
  let allowed = 0;
  try {
    for (; allowed < count; allowed += 1) limiter.allow(now);
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
    return { now, sent: [...sent, { sender, at: now, count: allowed }], refusal: error.message };
  }
  return { now, sent: [...sent, { sender, at: now, count }] };
}

/** How many more messages a sender may send now. */
export function remaining(traffic: Traffic, sender: string): number {
  return limiterOf(traffic, sender).remaining(traffic.now);
}

function limiterOf({ sent }: Traffic, sender: string): RateLimiter {
  const limiter = new RateLimiter();
  for (const { sender: who, at, count } of sent) {
    for (let message = 0; who === sender && message < count; message += 1) limiter.allow(at);
  }
  return limiter;
}
