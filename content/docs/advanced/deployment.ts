import { exampleSettings } from "../../parameters.ts";
import type { ContentRecord } from "../../schema.ts";

export const deploymentItems = {
  configuration: {
    title: "Production configuration",
    description: "Read settings at startup and reject invalid ones before the run starts.",
    considerations: [
      "Set every value explicitly: defaults may change in a new version of the library",
      "Report all invalid settings at once, not only the first",
      "Read the settings once; never change them during a run",
    ],
  },
  operation: {
    title: "Stop and resume",
    description: "Stop a run after any generation and continue it later, with the same results.",
    considerations: [
      "A new version of the library may evolve differently: finish a run with the version that started it",
      "Custom operators and fitness functions are part of the run, so log their versions too",
    ],
  },
  clustering: {
    title: "Clustering",
    description: "Evolve populations on several machines and let a cluster of their best organisms decide.",
    considerations: [
      "A checksum detects corruption, not tampering: accept connections only from machines that you trust",
      "Give each node its own seed; nodes with the same seed do the same work",
      "Positions in a cluster need not be geographic: distance can represent latency, for example",
    ],
  },
} as const satisfies Record<string, ContentRecord<"deploymentItem">>;

/** Peak bytes per organism while a population evolves, for any number of threads. The `memory` sample checks it. */
export const bytesPerOrganism = 2200;

export const settingsTable = {
  columns: ["Setting", "Range", "Type in Rust"],
  rows: [
    ["`population_size`", "10-10,000", "`usize`"],
    ["`mutation_rate`", "0.001-0.1", "`f64`"],
    ["`crossover_rate`", "0.1-0.9", "`f64`"],
    ["`generations`", "1 to unbounded", "`u32`"],
    ["`elitism`", "0.0-0.5", "`f64`"],
    ["`tournament_size`", "2-10", "`usize`"],
    ["`seed`", "Any", "`u64`"],
    ["`threads`", "1-64", "`usize`"],
  ],
} as const;

export const healthTable = {
  columns: ["Sign", "Likely cause", "What to do"],
  rows: [
    [
      "No log line for ten times the usual interval",
      "A fitness function that never returns",
      "Stop the run and limit the function’s steps",
    ],
    [
      "Diversity near 0.0, best fitness unchanged",
      "The population has converged",
      "Stop, or start with another seed",
    ],
    [
      "Average fitness far below the best",
      "Mutation or an operator damages most children",
      "Lower the rate; test the operator alone",
    ],
    ["Memory grows with every generation", "The program stores old generations", "Store records instead"],
    [
      "The replay differs from the checkpoint",
      "A different version, setting or operator",
      "Restore the original, or start over",
    ],
  ],
} as const;

/** The nodes of the `cluster-nodes` sample: 20 units apart, one of them rejected. */
export const clusterNodes = {
  count: 6,
  spacing: 20,
  radius: exampleSettings.cluster.communicationRadius,
  refused: 4,
} as const;

export const deploymentPractices = {
  dos: [
    "Log the seed, the settings and the versions at the start of every run",
    "Write each checkpoint to a new file, then rename it",
    "Verify the checksum of all DNA from files or other machines",
  ],
  donts: [
    "Start a run before all settings have been validated",
    "Let the order in which nodes answer affect a result",
    "Act on a decision without checking whether it was accepted",
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
