import type { ContentRecord } from "../schema.ts";

/** In the specification's order. Each id is the anchor of the heading on the page. */
export const problems = [
  {
    id: "compilation-errors",
    title: "Compilation errors",
    symptom: "`cargo build` stops with `error[E0432]` or `error[E0599]`, or asks for a newer `rustc`.",
    cause: "A wrong or missing dependency, an old compiler, or a misspelled name.",
    fix: "Update the toolchain and dependencies.",
  },
  {
    id: "memory-issues",
    title: "Memory issues",
    symptom: "The program stops with `memory allocation of ... bytes failed`, or the system kills it.",
    cause: "The program keeps more organisms than fit in memory.",
    fix: "Reduce population size or stream evolution.",
  },
  {
    id: "slow-evolution",
    title: "Slow evolution",
    symptom: "There is no error, but each generation takes seconds while one CPU core does all the work.",
    cause: "A debug build, a single thread, or a costly fitness function.",
    fix: "Enable parallel processing and optimize fitness functions.",
  },
  {
    id: "dependency-conflicts",
    title: "Dependency conflicts",
    symptom:
      "The compiler reports `error[E0308]` (mismatched types), although both types have the same name.",
    cause: "The project contains two copies of the library.",
    fix: "Use one source for the library everywhere.",
  },
  {
    id: "networkproxy-issues",
    title: "Network/proxy issues",
    symptom: "Cargo reports `failed to download` before it compiles anything.",
    cause: "Cargo can’t reach the registry directly; your network may require a proxy.",
    fix: "Configure the proxy, or fetch the packages once and build offline.",
  },
] satisfies ContentRecord<"problem">[];

export const troubleshootingPractices = {
  dos: [
    "Start with the first compiler error; later ones often follow from it",
    "Make one change at a time, then run the check at the end of that section",
    "Write down the seed and the settings before you change them",
  ],
  donts: [
    "Delete Cargo.lock to resolve a conflict; you would lose the versions that worked",
    "Disable certificate checks to get through a proxy",
    "Call unwrap on results; it makes the error message harder to read",
  ],
} as const;
