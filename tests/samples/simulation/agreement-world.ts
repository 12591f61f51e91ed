import { Environment, type EnvironmentState } from "#simulation/environment.ts";
import type { DeliveredMessage } from "#simulation/message.ts";
import { Network } from "#simulation/network.ts";
import type { Tron } from "#simulation/organism.ts";
import { RateLimiter } from "#simulation/rate-limiter.ts";
import { born, times } from "./agreement.ts";

export function* world() {
  for (const [seed, food, steps] of [
    [42, 5, 60],
    [2n ** 64n - 1n, 0.7, 140],
  ] as const) {
    const environment = new Environment(90.5, 60, seed);
    environment.addResource("food", food);
    environment.addResource("air", 0.2);
    for (let organism = 0; organism < 20; organism++) {
      const tron = born(organism);
      if (organism % 7 === 3) tron.pause();
      environment.addOrganism(tron);
    }
    for (let i = 0; i < steps; i++) {
      yield described(environment.step());
      yield environment.organisms.map(dweller);
    }
    yield described(environment.run(3));
    yield environment.resources;
    yield environment.archive.map(dweller);
  }
}

function described({ organismCount, step, paused, totalResources, archivedCount }: EnvironmentState) {
  return [organismCount, step, paused, totalResources, archivedCount];
}

function dweller({ position, energy, health, behavior, state }: Tron) {
  return [position.x, position.y, energy, health, behavior, state];
}

export function* messages() {
  const network = new Network();
  network.createCluster("chain", { maxSize: 40, communicationRadius: 12.5, cooperationThreshold: 0.4 });
  for (let place = 0; place < 30; place++) {
    const tron = born(place);
    tron.moveTo({ x: place * 8.1, y: (place % 3) * 4.4 });
    if (place % 11 === 5) tron.pause();
    const name = `t${String(place).padStart(2, "0")}`;
    network.connect(name, tron);
    network.joinCluster(name, "chain");
  }
  yield [network.names, network.members("chain")];
  network.leaveCluster("t20");
  const { size, averageFitness, communicationEfficiency } = network.statistics("chain");
  yield [size, averageFitness, communicationEfficiency];
  for (const sender of ["t00", "t14", "t29"]) {
    network.advance(0.1);
    const { reached, hops } = network.gossip({ sender, target: "", action: "meet", parameters: [0.5] });
    yield [reached, hops];
  }
  for (const name of network.names) yield times(3, () => received(network.receive(name)));
  for (const danger of [0, 0.3, 1]) {
    const decision = network.decide("chain", { danger, company: 0.2, novelty: 0.9 });
    yield [decision.behavior, decision.agreement, decision.accepted];
  }
  yield network.disconnect("t01").energy;
  yield* limits(network);
}

function* limits(network: Network) {
  for (let place = 0; place < 110; place++) {
    network.advance(0.7);
    const message = { sender: "t02", target: "t03", action: "count", parameters: [place] };
    yield [outcome(() => network.send(message)), network.now];
  }
  const limiter = new RateLimiter(3, 0.3);
  for (let tick = 0; tick < 12; tick++) {
    yield [limiter.remaining(tick / 10), outcome(() => limiter.allow(tick / 10))];
  }
}

function received(message: DeliveredMessage | undefined) {
  return message ? [message.sender, message.target, message.timestamp] : null;
}

/** Returns the message of the error that a call throws, or "ok". */
export function outcome(action: () => unknown): string {
  try {
    action();
    return "ok";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
