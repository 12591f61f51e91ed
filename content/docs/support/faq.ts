import { claims } from "../../claims.ts";
import { versionChecks } from "../../getting-started.ts";
import { exampleSettings, ranges, recommended } from "../../parameters.ts";
import type { ContentRecord } from "../../schema.ts";
import { site, versions } from "../../site.ts";

interface FaqCategory {
  id: string;
  title: string;
  entries: ContentRecord<"faqEntry">[];
}

const { cluster, evolution } = exampleSettings;

export const faqCategories = [
  {
    id: "general-questions",
    title: "General Questions",
    entries: [
      {
        id: "what-is-it",
        question: `What is ${site.name}?`,
        answer:
          "A library that simulates digital organisms. Each organism, a `Tron`, carries DNA, decides with a neural network built from that DNA, evolves alone or in a population, and exchanges messages with others. It runs inside your own program, in Rust or Python, and needs no account.",
        tags: ["basics", "organisms"],
        href: "/docs",
        action: "Read the overview",
      },
      {
        id: "rust-or-python",
        question: "Should I use Rust or Python?",
        answer:
          "Rust, unless you already work in Python. It is the library’s own language and the language of every example in this documentation. Python has the same type and method names, suits notebooks, and prints the same numbers for the same seed.",
        tags: ["rust", "python", "basics"],
        href: "/docs/installation",
        action: "Compare the ways to install",
      },
      {
        id: "landing-page-figures",
        question: "Where do the figures on the landing page come from?",
        answer: `From the project itself. ${claims.neuralLatency.value}, ${claims.speedup.value} and the others are published claims that were not measured for this site; the note beside each figure says what it means. For figures that hold on your machine, run the benchmark of the performance page.`,
        tags: ["figures", "performance"],
        href: "/docs/advanced/performance",
        action: "Measure it yourself",
      },
    ],
  },
  {
    id: "installation-setup",
    title: "Installation & Setup",
    entries: [
      {
        id: "what-to-install-first",
        question: "What has to be installed first?",
        answer: `${newerThan("Rust")} with its Cargo, and ${newerThan("Git")} if you want to clone the source code. ${newerThan("Python")} is needed only for the Python package. The installation page also says how much memory and disk space to plan for.`,
        tags: ["install", "rust", "python"],
        href: "/docs/installation",
        action: "See all requirements",
      },
      {
        id: "two-versions",
        question: `Why do I see both ${versions.docs} and ${versions.package}?`,
        answer: `They are two packages with the same name. ${versions.docs} is the library that this site documents and publishes. ${versions.package} is the newest crate on crates.io; its types are called \`TRON\` and \`DigitalDNA\`, and the programs on these pages don’t compile with it. Install from the registry of this site, as the installation page shows.`,
        tags: ["versions", "install"],
        href: "/docs/installation",
        action: "Compare the two packages",
      },
      {
        id: "check-the-installation",
        question: "How do I know that the installation works?",
        answer:
          "Run the program under Verify the installation and compare the checksum: the same seed gives the same bytes everywhere. In Python, `import genesis_protocol` alone is a first test: it prints nothing when it works.",
        tags: ["install", "reproducibility"],
        href: "/docs/installation#verify-the-installation",
        action: "Verify the installation",
      },
    ],
  },
  {
    id: "usage-best-practices",
    title: "Usage & Best Practices",
    entries: [
      {
        id: "first-settings",
        question: "Which settings are good for a first experiment?",
        answer: `Those of \`EvolutionConfig::default()\`: ${evolution.populationSize} organisms, ${evolution.generations} generations, mutation rate ${evolution.mutationRate} and crossover rate ${evolution.crossoverRate}. Change one of them at a time. Smaller runs are fine for trying things out, but do not draw conclusions from fewer than ${recommended.populationSize} organisms or ${recommended.generations} generations.`,
        tags: ["evolution", "settings"],
        href: "/docs/examples/evolution",
        action: "Open the evolution example",
      },
      {
        id: "same-results-again",
        question: "How do I get the same results again?",
        answer:
          "Keep the seed, the settings and the version of the library. `EvolutionConfig` has a `seed`, which is 42 unless you set it, and `DNA::from_seed` gives the DNA that belongs to a number. `DNA::random()` counts up from seed 42, so it too gives the same organisms on every run. To see real variation, repeat the run with several seeds.",
        tags: ["reproducibility", "evolution", "dna"],
        href: "/docs/advanced/research",
        action: "Read about research methods",
      },
      {
        id: "initialize-the-network",
        question: "When do I initialize the neural network?",
        answer:
          "Once for each organism, after `Tron::new` and before it interacts, evolves or reproduces. A call that comes too early fails with `NotInitialized`, and a second initialization with `AlreadyInitialized`. `population.initialize()` does it for all organisms of a population; a child of `reproduce` still needs its own call.",
        tags: ["organisms", "neural", "errors"],
        href: "/docs/concepts/organisms",
        action: "See the life cycle",
      },
    ],
  },
  {
    id: "common-issues",
    title: "Common Issues",
    entries: [
      {
        id: "refused-settings",
        question: "Why does Population::new refuse my settings?",
        answer: `One of them lies outside its documented range, and the message says which: “mutation_rate is 0.5, but must be from 0.001 to 0.1”. A population has ${range(ranges.populationSize)} organisms, a mutation rate of ${range(ranges.mutationRate)} and a crossover rate of ${range(ranges.crossoverRate)}. Settings are checked when the population is made, not when you write them.`,
        tags: ["errors", "settings", "evolution"],
        href: "/docs/troubleshooting",
        action: "Open troubleshooting",
      },
      {
        id: "fitness-stands-still",
        question: "Why does the fitness stop rising?",
        answer:
          "Usually because the organisms have become too similar, so that crossover finds nothing new. Watch `population.diversity()` next to the best fitness. If it is close to 0.0, raise the mutation rate within its range, keep a smaller elite or enlarge the population. Fitness also ends at 1.0: a run that is there has nothing left to gain.",
        tags: ["evolution", "settings"],
        href: "/docs/concepts/dna",
        action: "Read about selection and mutation",
      },
      {
        id: "slow-or-out-of-memory",
        question: "My run is slow or needs too much memory. What helps?",
        answer:
          "Build with `cargo run --release` first: debug builds are much slower. Then make your own fitness function cheaper, because it runs for every child. If it is still costly, set `threads` (in Rust); with the default fitness, threads bring no reliable gain. For memory, reduce the population size, or read results from `population.stream()`, which holds one generation at a time.",
        tags: ["performance", "memory"],
        href: "/docs/advanced/performance",
        action: "Open the performance page",
      },
    ],
  },
  {
    id: "advanced-topics",
    title: "Advanced Topics",
    entries: [
      {
        id: "own-fitness-and-operators",
        question: "Can I use my own fitness function and genetic operators?",
        answer:
          "Yes. `Population::with_fitness` takes a function from DNA to a number from 0.0 to 1.0; any other number stops the run with an error. For an operator, implement the trait `GeneticOperator` and pass it to `add_operator`. It is then applied to every child, after mutation.",
        tags: ["extensions", "evolution"],
        href: "/docs/advanced/extensions",
        action: "Write an extension",
      },
      {
        id: "cluster-decisions",
        question: "How does a cluster reach a decision?",
        answer: `All members judge the same surroundings, and the behavior that most of them choose wins. It is accepted when the share of its supporters reaches the cooperation threshold, ${cluster.cooperationThreshold} by default. A default cluster has at most ${cluster.maxSize} members, and an organism can join when at least one member is within the radius of ${cluster.communicationRadius}.`,
        tags: ["network", "clusters"],
        href: "/docs/examples/clusters",
        action: "Open the cluster example",
      },
      {
        id: "cryptographic-dna",
        question: "What is cryptographic about the DNA?",
        answer:
          "Its checksum, a SHA-256 hash of the sequence. `dna.verify(checksum)` fails when a single bit has changed. A hash does not hide the sequence and does not prove who made it: encrypt what leaves your machine, for example with AES-256.",
        tags: ["dna", "security"],
        href: "/docs/concepts/dna",
        action: "Read about DNA",
      },
    ],
  },
] satisfies FaqCategory[];

/** Every tag once, in the order of the page. */
export const faqTags = [
  ...new Set(faqCategories.flatMap(({ entries }) => entries.flatMap(({ tags }) => tags))),
];

/** A tool with its minimum version: Rust 1.70 or newer. */
function newerThan(tool: (typeof versionChecks)[number]["tool"]): string {
  const version = versionChecks.find((check) => check.tool === tool)?.version;
  if (!version) throw new Error(`versionChecks has no ${tool}.`);
  return `${tool} ${version.replace("+", " or newer")}`;
}

function range({ from, to }: { from: string; to: string }): string {
  return `${from} to ${to}`;
}
