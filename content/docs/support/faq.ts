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
          "It is a library for simulating digital organisms in Rust or Python. Each organism, a `Tron`, has DNA and a neural network that the DNA encodes. It can evolve alone or in a population, and exchange messages with other organisms. Everything runs inside your own program.",
        tags: ["basics", "organisms"],
        href: "/docs",
        action: "Read the overview",
      },
      {
        id: "rust-or-python",
        question: "Should I use Rust or Python?",
        answer:
          "Use Rust for long runs and large populations, because it compiles to native code. Use Python if you already work in Python or want to use a notebook. Types and methods have the same names in both languages, and the same seed gives the same numbers.",
        tags: ["rust", "python", "basics"],
        href: "/docs/installation",
        action: "Compare the install methods",
      },
      {
        id: "landing-page-figures",
        question: "Where do the figures on the landing page come from?",
        answer: `The project publishes them. Figures such as ${claims.neuralLatency.value} and ${claims.speedup.value} were not measured for this site; the note next to each figure explains what it means. To measure performance on your own machine, run the benchmark on the performance page.`,
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
        question: "What do I need to install first?",
        answer: `You need ${newerThan("Rust")}, which includes Cargo, and ${newerThan("Git")} if you want to clone the source code. You need ${newerThan("Python")} only for the Python package. The installation page also lists the memory and disk space requirements.`,
        tags: ["install", "rust", "python"],
        href: "/docs/installation",
        action: "See all requirements",
      },
      {
        id: "two-versions",
        question: `Why do I see both ${versions.docs} and ${versions.package}?`,
        answer: `They are two packages with the same name. Version ${versions.docs} is the library that this site documents and publishes. Version ${versions.package} is the latest release of the crate on crates.io; its types are called \`TRON\` and \`DigitalDNA\`, and the programs on these pages don’t compile with it. Follow the installation page to install from this site’s registry.`,
        tags: ["versions", "install"],
        href: "/docs/installation",
        action: "Compare the two packages",
      },
      {
        id: "check-the-installation",
        question: "How do I check that the installation works?",
        answer:
          "Run the verification program on the installation page and compare your checksum with the one shown there. In Python, `import genesis_protocol` is a quick first test: no output means that it worked.",
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
        question: "Which settings should I use for a first experiment?",
        answer: `Start with \`EvolutionConfig::default()\`: ${evolution.populationSize} organisms, ${evolution.generations} generations, a mutation rate of ${evolution.mutationRate} and a crossover rate of ${evolution.crossoverRate}. Change one setting at a time, and repeat each run with several seeds. Smaller runs are fine for trying things out, but don’t draw conclusions from fewer than ${recommended.populationSize} organisms or ${recommended.generations} generations.`,
        tags: ["evolution", "settings"],
        href: "/docs/examples/evolution",
        action: "Open the evolution example",
      },
      {
        id: "same-results-again",
        question: "How do I get the same results again?",
        answer:
          "Use the same seed, settings and version of the library. Set a population’s seed with `EvolutionConfig::seed` (42 by default) and the seed for a single organism’s DNA with `DNA::from_seed`. `DNA::random()` is also deterministic: it uses seed 42, then 43, and so on. To measure variation, run replicates with different seeds.",
        tags: ["reproducibility", "evolution", "dna"],
        href: "/docs/advanced/research",
        action: "Read about research methods",
      },
      {
        id: "initialize-the-network",
        question: "When do I initialize the neural network?",
        answer:
          "Initialize it once per organism, after `Tron::new` and before the organism interacts, learns, evolves or reproduces. Until then, calls that need the network fail with `NotInitialized`; initializing the network twice fails with `AlreadyInitialized`. `population.initialize()` initializes all organisms in a population, but you must initialize a child returned by `reproduce` yourself.",
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
        question: "Why does Population::new reject my settings?",
        answer: `One of them is out of range, and the error message says which one: “mutation_rate is 0.5, but must be from 0.001 to 0.1”. The population size must be ${range(ranges.populationSize)}, the mutation rate ${range(ranges.mutationRate)} and the crossover rate ${range(ranges.crossoverRate)}. \`Population::new\` checks all settings; the \`EvolutionConfig\` setters don’t.`,
        tags: ["errors", "settings", "evolution"],
        href: "/docs/troubleshooting",
        action: "Open troubleshooting",
      },
      {
        id: "fitness-stands-still",
        question: "Why does fitness stop improving?",
        answer:
          "Usually, the organisms have become so similar that crossover produces nothing new. Track `population.diversity()` along with the best fitness. If diversity is close to 0.0, increase the mutation rate, reduce elitism or use a larger population. Note that fitness can’t exceed 1.0.",
        tags: ["evolution", "settings"],
        href: "/docs/concepts/dna",
        action: "Read about selection and mutation",
      },
      {
        id: "slow-or-out-of-memory",
        question: "What can I do about slow runs or high memory use?",
        answer:
          "Use `cargo run --release` first; debug builds are much slower. Then make your fitness function cheaper, because it runs for every child. If it is still costly, set `threads` in Rust; with the default fitness function, threads provide no reliable gain. To save memory, reduce the population size or use `population.stream()`, which doesn’t keep earlier generations.",
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
          "Yes. Pass a fitness function to `Population::with_fitness`. It receives the DNA and must return a number from 0.0 to 1.0; any other value causes an error. To add an operator, implement the `GeneticOperator` trait and pass an instance to `add_operator`. The population then applies the operator to every child after mutation.",
        tags: ["extensions", "evolution"],
        href: "/docs/advanced/extensions",
        action: "Write an extension",
      },
      {
        id: "cluster-decisions",
        question: "How does a cluster make a decision?",
        answer: `Its members vote. Every member chooses a behavior in response to the same surroundings, and the most frequent behavior wins. The cluster accepts it if its share of the votes reaches the cooperation threshold. By default, the threshold is ${cluster.cooperationThreshold}, a cluster has at most ${cluster.maxSize} members, and an organism can join if a member is within the communication radius of ${cluster.communicationRadius}.`,
        tags: ["network", "clusters"],
        href: "/docs/examples/clusters",
        action: "Open the cluster example",
      },
      {
        id: "cryptographic-dna",
        question: "What is cryptographic about the DNA?",
        answer:
          "The DNA has a cryptographic checksum, which is the SHA-256 hash of its sequence. `dna.verify(checksum)` fails if even one bit has changed. A hash neither hides the sequence nor proves who created it. Encrypt data that leaves your machine, for example with AES-256.",
        tags: ["dna", "security"],
        href: "/docs/concepts/dna",
        action: "Read about DNA",
      },
    ],
  },
] satisfies FaqCategory[];

/** Every tag once, in page order. */
export const faqTags = [
  ...new Set(faqCategories.flatMap(({ entries }) => entries.flatMap(({ tags }) => tags))),
];

/** A tool with its minimum version, such as "Rust 1.70 or newer". */
function newerThan(tool: (typeof versionChecks)[number]["tool"]): string {
  const version = versionChecks.find((check) => check.tool === tool)?.version;
  if (!version) throw new Error(`versionChecks has no ${tool}.`);
  return `${tool} ${version.replace("+", " or newer")}`;
}

function range({ from, to }: { from: string; to: string }): string {
  return `from ${from} to ${to}`;
}
