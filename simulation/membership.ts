import {
  type Cluster,
  type ClusterConfig,
  type ClusterStatistics,
  checkCluster,
  defaultCluster,
} from "./cluster.ts";
import type { DeliveredMessage } from "./message.ts";
import {
  AlreadyInCluster,
  ClusterFull,
  NameTaken,
  NotInCluster,
  OutOfReach,
  UnknownName,
} from "./network-error.ts";
import type { Tron } from "./organism.ts";
import { RateLimiter } from "./rate-limiter.ts";
import { distanceBetween } from "./surroundings.ts";

/** An organism with its network data. */
interface Node {
  readonly tron: Tron;
  readonly limiter: RateLimiter;
  /** The oldest message first. */
  readonly inbox: DeliveredMessage[];
  cluster: string | undefined;
}

/** The organisms of a network and their clusters. */
export class Membership {
  readonly #nodes = new Map<string, Node>();
  readonly #clusters = new Map<string, Cluster>();

  /** Adds a copy of an organism to the network. It may send 100 messages in 60 seconds. */
  connect(name: string, tron: Tron): void {
    if (this.#nodes.has(name)) throw new NameTaken("organism", name);
    tron.checkInitialized("connect");
    this.#nodes.set(name, { tron: tron.copy(), limiter: new RateLimiter(), inbox: [], cluster: undefined });
  }

  /** Removes an organism from the network and from its cluster; its unread messages are lost. */
  disconnect(name: string): Tron {
    const { tron, cluster } = this.node(name);
    if (cluster !== undefined) this.leaveCluster(name);
    this.#nodes.delete(name);
    return tron;
  }

  /** A copy of the organism of this name. */
  organism(name: string): Tron {
    return this.node(name).tron.copy();
  }

  /** All organisms, in alphabetical order. */
  get names(): string[] {
    return [...this.#nodes.keys()].sort();
  }

  createCluster(name: string, config: Partial<ClusterConfig> = {}): void {
    if (this.#clusters.has(name)) throw new NameTaken("cluster", name);
    const complete = { ...defaultCluster, ...config };
    checkCluster(complete);
    this.#clusters.set(name, { config: complete, members: [] });
  }

  /** The organism must be within the radius of at least one member; anyone may join an empty cluster. */
  joinCluster(name: string, cluster: string): void {
    const node = this.node(name);
    const { config, members } = this.cluster(cluster);
    const { maxSize, communicationRadius } = config;
    if (node.cluster !== undefined) throw new AlreadyInCluster(name, node.cluster);
    if (members.length >= maxSize) throw new ClusterFull(cluster, maxSize);
    if (members.length > 0 && !this.hears(communicationRadius, name, members)) {
      throw new OutOfReach(name, cluster, communicationRadius);
    }
    members.push(name);
    node.cluster = cluster;
  }

  /** The others stay, even if the cluster is now split into parts. */
  leaveCluster(name: string): void {
    const node = this.node(name);
    const cluster = this.clusterOf(name);
    cluster.members = cluster.members.filter((member) => member !== name);
    node.cluster = undefined;
  }

  /** In joining order. */
  members(cluster: string): string[] {
    return [...this.cluster(cluster).members];
  }

  statistics(cluster: string): ClusterStatistics {
    const { members, config } = this.cluster(cluster);
    const size = members.length;
    let fitness = 0;
    let pairsWithin = 0;
    members.forEach((member, place) => {
      fitness += this.node(member).tron.fitness;
      for (const later of members.slice(place + 1)) {
        if (this.hears(config.communicationRadius, member, [later])) pairsWithin++;
      }
    });
    return {
      size,
      averageFitness: size === 0 ? 0 : fitness / size,
      communicationEfficiency: size > 1 ? pairsWithin / ((size * (size - 1)) / 2) : size,
    };
  }

  protected node(name: string): Node {
    const node = this.#nodes.get(name);
    if (!node) throw new UnknownName("organism", name);
    return node;
  }

  protected cluster(name: string): Cluster {
    const cluster = this.#clusters.get(name);
    if (!cluster) throw new UnknownName("cluster", name);
    return cluster;
  }

  protected clusterOf(name: string): Cluster {
    const { cluster } = this.node(name);
    if (cluster === undefined) throw new NotInCluster(name);
    return this.cluster(cluster);
  }

  /** Whether an organism is within range of one of the sources. */
  protected hears(radius: number, name: string, sources: readonly string[]): boolean {
    const here = this.node(name).tron.position;
    return sources.some((source) => distanceBetween(this.node(source).tron.position, here) <= radius);
  }
}
