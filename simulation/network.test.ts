import { expect, test } from "vitest";
import { anySurroundings, anyTron, cases } from "#tests/simulation/cases.ts";
import { answers } from "./fitness.ts";
import { Network, timeToLive } from "./network.ts";
import { RateLimited } from "./network-error.ts";
import { RateLimiter } from "./rate-limiter.ts";
import type { Rng } from "./rng.ts";
import { distanceBetween } from "./surroundings.ts";

/** Organisms scattered over a strip; those out of range when they join stay outside the cluster. */
function anyCluster(rng: Rng): { network: Network; radius: number } {
  const network = new Network();
  const radius = 5 + rng.nextF64() * 30;
  network.createCluster("herd", { maxSize: 40, communicationRadius: radius });
  for (let i = 0; i < 40; i++) {
    const tron = anyTron(rng);
    tron.moveTo({ x: rng.nextF64() * 200, y: rng.nextF64() * 20 });
    network.connect(`t${i}`, tron);
    try {
      network.joinCluster(`t${i}`, "herd");
    } catch {
      expect(network.members("herd")).not.toContain(`t${i}`);
    }
  }
  return { network, radius };
}

test("gossip reaches each member at most once, each by someone of the hop before within the radius", () => {
  for (const rng of cases(40)) {
    const { network, radius } = anyCluster(rng);
    const members = network.members("herd");
    const sender = members[rng.below(members.length)] ?? "";
    const hops = network.spread(sender);
    const reached = hops.flat();
    const place = (name: string) => network.organism(name).position;
    expect(hops.length).toBeLessThanOrEqual(timeToLive);
    expect(new Set([sender, ...reached]).size).toBe(reached.length + 1);
    for (const [hop, names] of hops.entries()) {
      const earlier = hop === 0 ? [sender] : (hops[hop - 1] ?? []);
      for (const name of names) {
        expect(members).toContain(name);
        expect(earlier.some((other) => distanceBetween(place(other), place(name)) <= radius)).toBe(true);
      }
    }
    const message = { sender, target: "", action: "meet", parameters: [1] };
    expect(network.gossip(message)).toEqual({ reached: reached.length, hops: hops.length });
    for (const name of network.names) {
      expect(network.receive(name)?.target).toBe(reached.includes(name) ? name : undefined);
      expect(network.receive(name)).toBeUndefined();
    }
  }
});

test("gossip ends after ten hops, however long the chain", () => {
  const network = new Network();
  network.createCluster("chain", { maxSize: 15, communicationRadius: 1 });
  const [rng] = cases(1);
  const tron = anyTron(rng ?? expect.fail("no case"));
  for (let i = 0; i < 15; i++) {
    tron.moveTo({ x: i, y: 0 });
    network.connect(`t${i}`, tron);
    network.joinCluster(`t${i}`, "chain");
  }
  expect(network.spread("t0")).toEqual(Array.from({ length: 10 }, (_, i) => [`t${i + 1}`]));
});

test("statistics and decisions are shares", () => {
  for (const rng of cases(20)) {
    const { network } = anyCluster(rng);
    const { size, averageFitness, communicationEfficiency } = network.statistics("herd");
    expect(size).toBe(network.members("herd").length);
    for (const share of [averageFitness, communicationEfficiency])
      expect(share >= 0 && share <= 1).toBe(true);
    const { behavior, agreement, accepted } = network.decide("herd", anySurroundings(rng));
    expect(answers).toContain(behavior);
    expect(agreement).toBeGreaterThanOrEqual(1 / answers.length);
    expect(accepted).toBe(agreement >= 0.7);
  }
});

test("no stretch as long as the window has more messages than the limit", () => {
  for (const rng of cases(50)) {
    const [limit, seconds] = [1 + rng.below(5), 1 + rng.below(10)];
    const limiter = new RateLimiter(limit, seconds);
    const sent: number[] = [];
    for (let now = 0; now < 60; now += rng.nextF64()) {
      const remaining = limiter.remaining(now);
      try {
        limiter.allow(now);
        expect(remaining).toBeGreaterThan(0);
        sent.push(now);
      } catch (error) {
        expect(remaining).toBe(0);
        if (!(error instanceof RateLimited)) throw error;
        expect(error.retryAfter > 0 && error.retryAfter <= seconds).toBe(true);
      }
    }
    for (const [i, time] of sent.entries()) {
      const later = sent[i + limit];
      if (later !== undefined) expect(later - time).toBeGreaterThan(seconds - 1e-5);
    }
  }
});

test("who has used up its messages may send again when the window has passed", () => {
  const network = new Network();
  const [rng] = cases(1);
  network.connect("a", anyTron(rng ?? expect.fail("no case")));
  const message = { sender: "a", target: "a", action: "note", parameters: [] };
  for (let i = 0; i < 100; i++) network.send(message);
  expect(network.remaining("a")).toBe(0);
  network.advance(59.5);
  expect(() => network.send(message)).toThrow("more than 100 messages in 60 s; try again in 0.5 s");
  network.advance(0.5);
  expect([network.now, network.remaining("a")]).toEqual([60, 100]);
  network.send(message);
});
