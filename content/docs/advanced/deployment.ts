import { exampleSettings } from "../../parameters.ts";
import type { ContentRecord } from "../../schema.ts";

export const deploymentItems = {
  configuration: {
    title: "Production configuration",
    description: "Settings in a file, read and refused before anything runs.",
    considerations: [
      "Keep the file under version control, beside the program that reads it",
      "Write every setting down: a default may change with a new version of the library",
      "Report all mistakes at once, with their lines; nobody likes to fix them one by one",
      "Read the file once at the start, and never while a run is going on",
    ],
  },
  operation: {
    title: "Stop and start again",
    description: "A run that can be ended after any generation and goes on as if nothing had happened.",
    considerations: [
      "A restart costs the time of all generations so far",
      "A new version of the library may take another way: finish a run with the version that began it",
      "Your own operators and fitness belong to the run too, so note their version as well",
    ],
  },
  clustering: {
    title: "Clustering",
    description: "Populations on several machines, and a cluster of delegates that decides for them.",
    considerations: [
      "A checksum finds damage, not forgery: let only machines that you trust reach the coordinator",
      "Decide what happens if a node does not answer, before it happens",
      "Give each node a seed of its own; equal seeds do the same work twice",
      "The map of a cluster need not be a map of the world: distance can stand for whatever separates nodes",
    ],
  },
} as const satisfies Record<string, ContentRecord<"deploymentItem">>;

/** Peak bytes per organism while a population evolves, for any number of threads. The `memory` sample measures it. */
export const bytesPerOrganism = 2100;

export const settingsTable = {
  columns: ["Setting", "Range", "Checked by"],
  rows: [
    ["`population_size`", "10-10,000", "Library, and `memory_mb`"],
    ["`mutation_rate`", "0.001-0.1", "Library"],
    ["`crossover_rate`", "0.1-0.9", "Library"],
    ["`generations`", "1 to unbounded", "Library; in Rust also the type `u32`"],
    ["`elitism`", "0.0-0.5", "Library"],
    ["`tournament_size`", "2-10", "Library"],
    ["`seed`", "Whole number", "The type `u64`; in Python the library"],
    ["`threads`", "1-64", "Library"],
    ["`max_size`", "2-1000", "Library"],
    ["`communication_radius`", "0.1-10,000", "Library"],
    ["`cooperation_threshold`", "0.0-1.0", "Library"],
    ["`memory_mb`", "Whole number, enough for the population", "The sample"],
    ["`checkpoint_every`", "Whole number, at least 1", "The sample"],
  ],
} as const;

export const healthTable = {
  columns: ["Sign", "What it may mean", "What to do"],
  rows: [
    [
      "No heartbeat for ten times the usual time",
      "A fitness function that does not end",
      "Stop, and limit its steps",
    ],
    [
      "Diversity near 0.0, best unchanged",
      "The population agrees; only luck is left",
      "End the run, or begin another seed",
    ],
    [
      "Average far below the best",
      "Mutation or an operator destroys most children",
      "Lower the rate; test the operator alone",
    ],
    [
      "Memory grows with the generations",
      "The program keeps what it should stream",
      "Keep records instead of organisms",
    ],
    [
      "Another fingerprint on resuming",
      "Another version, setting or operator",
      "Restore those, or begin anew",
    ],
  ],
} as const;

/** The nodes of the `cluster-nodes` sample: 20 units apart, one of them refused. */
export const clusterNodes = {
  count: 6,
  spacing: 20,
  radius: exampleSettings.cluster.communicationRadius,
  refused: 4,
} as const;

export const deploymentPractices = {
  dos: [
    "Log seed, settings and versions in the first line of every run.",
    "Write a checkpoint beside the old one, sync it, then rename it.",
    "Verify the checksum of every DNA that comes from a file or another machine.",
    "Give each process a memory limit, and choose the population to fit.",
  ],
  donts: [
    "Don’t start with settings that you have not read back and checked.",
    "Don’t let the order in which nodes answer decide a result.",
    "Don’t act on a decision of the cluster without looking at accepted.",
  ],
};

export const deploymentReferences = [
  {
    authors: "Candea, G., Fox, A.",
    title: "Crash-only software",
    venue: "Workshop on Hot Topics in Operating Systems (HotOS IX)",
    year: 2003,
  },
  {
    authors: "Fischer, M. J., Lynch, N. A., Paterson, M. S.",
    title: "Impossibility of distributed consensus with one faulty process",
    venue: "Journal of the ACM 32",
    year: 1985,
  },
] as const satisfies readonly ContentRecord<"reference">[];
