import { type Settings, seedSetting, type Values } from "#app/figures/settings.ts";
import type { Genes } from "#app/glyph/glyph-shape.ts";
import { type ClusterStatistics, clusterRanges, type Decision, defaultCluster } from "#simulation/cluster.ts";
import { answers } from "#simulation/fitness.ts";
import type { Behavior } from "#simulation/life-cycle.ts";
import { Network, timeToLive } from "#simulation/network.ts";
import { NotInCluster, OutOfReach } from "#simulation/network-error.ts";
import { distanceBetween, type Position } from "#simulation/surroundings.ts";
import { type Moved, names, organismsOf, origins } from "./organisms.ts";

const share = { from: 0, to: 1, step: 0.05, format: (value: number) => value.toFixed(2) };
const { cooperationThreshold } = clusterRanges;

export const networkSettings = {
  sender: { label: "Sender", options: names, initial: "amy" },
  // The size of the drawing; the engine accepts 0.1 to 10,000.
  radius: {
    label: "Radius",
    from: 10,
    to: 120,
    step: 5,
    initial: defaultCluster.communicationRadius,
  },
  hops: { label: "Time to live", from: 1, to: timeToLive, step: 1, initial: timeToLive },
  origin: { label: "Organisms are", options: origins, initial: "Strangers" },
  danger: { label: "Danger", initial: 0, ...share },
  company: { label: "Company", initial: 0.4, ...share },
  novelty: { label: "Novelty", initial: 0.2, ...share },
  threshold: {
    label: "Threshold",
    initial: defaultCluster.cooperationThreshold,
    ...share,
    ...cooperationThreshold,
  },
  seed: seedSetting,
} satisfies Settings;

export type NetworkValues = Values<typeof networkSettings>;

/** An organism with its place in the spread of gossip. */
export interface Listener extends Position {
  name: NetworkValues["sender"];
  isMember: boolean;
  /** The hop in which it receives the message, 0 for the sender; undefined if it is unreachable. */
  hop: number | undefined;
  /** Who it hears from: the nearest organism of the previous hop. */
  teller: Position | undefined;
}

export interface NetworkState {
  listeners: readonly Listener[];
  /** The genes of the sender. */
  genes: Genes;
  /** The number of hops, limited by the time to live. */
  hops: number;
  statistics: ClusterStatistics;
  decision: Decision;
  /** The number of members that choose each behavior. */
  votes: readonly { behavior: Behavior; count: number }[];
  /** The engine's error messages if an organism can't join or the sender can't gossip. */
  refusals: readonly string[];
}

const cluster = "pack";

export function networkState(values: NetworkValues, moved: Moved = {}): NetworkState {
  const { radius, sender, hops, threshold, seed, origin } = values;
  const trons = organismsOf(seed, origin, moved);
  const { network, refusal } = gathered();
  const members = network.members(cluster);
  const positions = new Map<string, Position>(
    trons.map(({ position }, place) => [names[place] ?? "", position]),
  );
  const { rounds, refused } = spreadFrom(network, sender);
  const listeners = names.map((name) => {
    const round = rounds.findIndex((reached) => reached.includes(name));
    const { x, y } = positions.get(name) ?? { x: 0, y: 0 };
    const tellers = (rounds[round - 1] ?? []).flatMap((each) => positions.get(each) ?? []);
    return {
      name,
      x,
      y,
      isMember: members.includes(name),
      hop: round < 0 ? undefined : round,
      teller: nearest({ x, y }, tellers),
    };
  });
  const surroundings = { danger: values.danger, company: values.company, novelty: values.novelty };
  const given = members.map((member) => network.organism(member).interact(surroundings));
  return {
    listeners,
    genes: network.organism(sender).dna.genes(),
    hops: Math.min(rounds.length - 1, hops),
    statistics: network.statistics(cluster),
    votes: answers.map((behavior) => ({ behavior, count: given.filter((each) => each === behavior).length })),
    decision: network.decide(cluster, surroundings),
    refusals: [refused, refusal].filter((sentence) => sentence !== undefined),
  };

  function gathered() {
    const built = new Network();
    built.createCluster(cluster, {
      maxSize: names.length,
      communicationRadius: radius,
      cooperationThreshold: threshold,
    });
    names.forEach((name, place) => {
      const tron = trons[place];
      if (tron) built.connect(name, tron);
    });
    return { network: built, refusal: joinAll(built) };
  }
}

/** The first organism founds the cluster; the others retry, because a new member may be close enough. */
function joinAll(network: Network): string | undefined {
  let waiting: readonly string[] = names;
  let refusal: string | undefined;
  let size = -1;
  while (waiting.length !== size) {
    size = waiting.length;
    refusal = undefined;
    waiting = waiting.filter((name) => {
      try {
        network.joinCluster(name, cluster);
        return false;
      } catch (error) {
        if (!(error instanceof OutOfReach)) throw error;
        refusal ??= error.message;
        return true;
      }
    });
  }
  return refusal;
}

/** The sender, then the organisms that each hop reaches, without a time to live. */
function spreadFrom(network: Network, sender: string): { rounds: string[][]; refused?: string } {
  try {
    return { rounds: [[sender], ...network.spread(sender, Infinity)] };
  } catch (error) {
    if (!(error instanceof NotInCluster)) throw error;
    return { rounds: [[sender]], refused: error.message };
  }
}

function nearest(here: Position, others: readonly Position[]): Position | undefined {
  const [first, ...rest] = others;
  if (!first) return undefined;
  return rest.reduce(
    (best, each) => (distanceBetween(each, here) < distanceBetween(best, here) ? each : best),
    first,
  );
}
