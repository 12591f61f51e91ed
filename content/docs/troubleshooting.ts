import type { ContentRecord } from "../schema.ts";

/** In the order of the specification. The ids are those that the page's headings get. */
export const problems = [
  {
    id: "compilation-errors",
    title: "Compilation errors",
    symptom: "`cargo build` stops with `error[E0432]`, `error[E0599]` or a required `rustc` version.",
    cause: "The crate comes from crates.io, the library is missing, or the compiler is too old.",
    fix: "Update the toolchain and dependencies.",
  },
  {
    id: "memory-issues",
    title: "Memory issues",
    symptom: "The run ends with `memory allocation of ... bytes failed`, or the system kills it.",
    cause: "The program keeps more organisms than the machine has room for.",
    fix: "Reduce population size or stream evolution.",
  },
  {
    id: "slow-evolution",
    title: "Slow evolution",
    symptom: "No error at all: generations take seconds, and one core does all the work.",
    cause: "A debug build, a single thread, or a costly fitness function.",
    fix: "Enable parallel processing and optimize fitness functions.",
  },
  {
    id: "dependency-conflicts",
    title: "Dependency conflicts",
    symptom: "`error[E0308]`: two types of the same name do not fit together.",
    cause: "Two copies of the library are in one project.",
    fix: "Take it from the same source everywhere.",
  },
  {
    id: "networkproxy-issues",
    title: "Network/proxy issues",
    symptom: "Cargo reports `failed to download`, before anything is compiled.",
    cause: "The machine reaches the registry only through a proxy, or not at all.",
    fix: "Tell Cargo about the proxy, or fetch once and build offline.",
  },
] satisfies ContentRecord<"problem">[];

export const troubleshootingPractices = {
  dos: [
    "Read the first error of a build; the later ones often follow from it",
    "Make one change, then run the check of its section",
    "Note the seed and the settings before you change them",
  ],
  donts: [
    "Delete Cargo.lock to make a conflict go away: you lose the versions that worked",
    "Turn off certificate checks to get through a proxy",
    "Wrap calls in unwrap; the message that would help you is then harder to read",
  ],
} as const;
