import { checkRange, checkWhole } from "./error.ts";
import type { Behavior } from "./life-cycle.ts";

export interface ClusterConfig {
  /** The maximum number of members. */
  maxSize: number;
  /** The maximum distance between two members that communicate. */
  communicationRadius: number;
  /** The share of members that must agree to accept a decision. */
  cooperationThreshold: number;
}

export interface ClusterStatistics {
  size: number;
  /** 0 when the cluster is empty. */
  averageFitness: number;
  /** The share of pairs of members within the radius of each other; 1 for one member, 0 for none. */
  communicationEfficiency: number;
}

export interface Decision {
  /** The behavior that most members chose. */
  behavior: Behavior;
  /** The share of members that chose it. */
  agreement: number;
  /** Whether the share reaches the cooperation threshold. */
  accepted: boolean;
}

export interface Cluster {
  readonly config: ClusterConfig;
  /** In joining order. */
  members: string[];
}

/** The documented range of each rule. */
export const clusterRanges = {
  maxSize: { from: 2, to: 1000 },
  communicationRadius: { from: 0.1, to: 10_000 },
  cooperationThreshold: { from: 0, to: 1 },
} as const;

export const defaultCluster: Readonly<ClusterConfig> = {
  maxSize: 10,
  communicationRadius: 50,
  cooperationThreshold: 0.7,
};

/** Messages use the libraries' names for rules. */
export function checkCluster({ maxSize, communicationRadius, cooperationThreshold }: ClusterConfig): void {
  const { maxSize: size, communicationRadius: radius, cooperationThreshold: threshold } = clusterRanges;
  checkWhole("max_size", maxSize, size.from, size.to);
  checkRange("communication_radius", communicationRadius, radius.from, radius.to);
  checkRange("cooperation_threshold", cooperationThreshold, threshold.from, threshold.to);
}
