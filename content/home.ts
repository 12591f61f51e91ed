import { claims } from "./claims.ts";
import { minutesToFirstOrganism } from "./getting-started.ts";
import { exampleSettings, ranges } from "./parameters.ts";
import type { ContentRecord } from "./schema.ts";
import { addresses, site, versions } from "./site.ts";

/** Links of the header, beside the theme switch. */
export const headerLinks = [
  { label: "Getting Started", href: "/getting-started" },
  { label: "Documentation", href: "/docs" },
] as const;

export const hero = {
  title: "Digital organisms that live, learn and evolve",
  lead: `${site.name} is an open-source library for Rust and Python. Each organism carries cryptographic DNA, decides with a neural network, evolves in a population and talks to others over a network.`,
  actions: {
    documentation: "Read Documentation",
    registry: "Explore on the package registry",
    features: "Learn More",
  },
  stats: ["neuralLatency", "speedup", "evolutionSuccess"],
} as const;

export const features = [
  {
    icon: "dna",
    title: "Cryptographic DNA",
    status: "WORKING",
    description: "Genes that can be read, changed and verified.",
    details: [
      `Named genes with values from ${ranges.gene.from} to ${ranges.gene.to}`,
      "A checksum that a changed sequence cannot keep",
      "Point mutation, insertion, deletion and inversion",
    ],
  },
  {
    icon: "brain",
    title: "Neural Networks",
    status: "WORKING",
    description: "Each organism turns what it senses into what it does.",
    details: [
      "Input size, layers and activation of your choice",
      `Learning rates from ${ranges.learningRate.from} to ${ranges.learningRate.to} as guidance`,
      `${claims.neuralLatency.value} from one organism to the next`,
    ],
  },
  {
    icon: "chart-line",
    title: "Evolution",
    status: "WORKING",
    description: "Populations that select, cross and mutate.",
    details: [
      "Tournament selection, crossover and elitism",
      `Populations from ${ranges.populationSize.from} to ${ranges.populationSize.to} organisms`,
      `${claims.generations.value} ${claims.generations.label}`,
    ],
  },
  {
    icon: "users",
    title: "Group Decisions",
    status: "WORKING",
    description: "Organisms within reach of one another decide together.",
    details: [
      "Clusters by radius and cooperation threshold",
      "Five behaviors, from Exploration to Reproductive",
      `${claims.groupDecisions.value} ${claims.groupDecisions.label}`,
    ],
  },
  {
    icon: "network",
    title: "Network Communication",
    status: "WORKING",
    description: "Neural messages instead of requests.",
    details: [
      "Sender, target, action, parameters and timestamp",
      `Gossip, with a time-to-live of ${exampleSettings.gossipTimeToLive} in the examples`,
      `A rate limiter: ${exampleSettings.rateLimit.messages} messages per ${exampleSettings.rateLimit.seconds} seconds in the examples`,
    ],
  },
  {
    icon: "play",
    title: "Demonstrations",
    status: "WORKING",
    description: "Scenarios that show the parts working together.",
    details: [
      "Organisms alone, in groups and over a network",
      "Examples in the documentation to run and change",
      `${claims.scenarios.value} ${claims.scenarios.label}`,
    ],
  },
] satisfies ContentRecord<"featureCard">[];

export const chatTool = {
  name: "Genesis Chat",
  transcriptLabel: "Recorded session",
  lead: "A chat for the command line in which everybody is an organism. It comes with the library.",
  highlights: [
    {
      title: "Neural messages",
      description:
        "Every line is one of the library’s messages, at most 100 in 60 seconds from each organism.",
      badge: "Core Feature",
    },
    {
      title: "Gossip, not a server",
      description: "Each organism passes messages on to its neighbors, for up to 10 hops.",
      badge: "Revolutionary",
    },
    {
      title: "Organisms with DNA",
      description: "Your name grows into an organism. Others see the checksum of its DNA.",
      badge: "Advanced",
    },
    {
      title: "At home in a terminal",
      description:
        "One program for the command line, without a server or an account. It doesn’t encrypt messages.",
      badge: "Innovative",
    },
  ],
  links: [
    { name: "Source repository", url: addresses.library, description: "The tool in Rust and in Python" },
    { name: "How it works", url: addresses.chatProtocol, description: "The protocol, line by line" },
    { name: "Readme", url: addresses.chatReadme, description: "What the library is and how to begin" },
  ],
} as const satisfies {
  name: string;
  transcriptLabel: string;
  lead: string;
  highlights: ContentRecord<"chatHighlight">[];
  links: ContentRecord<"link">[];
};

export const resourceCards = [
  {
    icon: "package",
    title: "Package",
    description: `${site.crate} on crates.io. It has a different interface from the library documented here.`,
    action: "View the package",
    href: addresses.registry,
    badge: `v${versions.package}`,
  },
  {
    icon: "rocket",
    title: "Getting Started",
    description: `Prerequisites, installation and a first organism in ${minutesToFirstOrganism} minutes.`,
    action: "Get started",
    href: "/getting-started",
  },
  {
    icon: "book-open",
    title: "Documentation",
    description: "Concepts, reference, examples and advanced topics.",
    action: "Read the docs",
    href: "/docs",
  },
  {
    icon: "file-text",
    title: "Research Paper",
    description: "The model, its parameters and the method behind them.",
    action: "Read the paper",
    badge: "Coming Soon",
  },
] satisfies ContentRecord<"resourceCard">[];

export const featuresText = {
  title: "What an organism can do",
  lead: "What each capability covers, and the state it is in.",
} as const;

/** The claims shown below the feature cards, in order. */
export const validated = ["groupDecisions", "generations", "scenarios"] as const;

export const comparison = {
  title: "A message in the time of a request",
  text: "The published figures, drawn to scale. At the scale of an HTTP request a neural message is too thin to see, so the second row magnifies the beginning of the first.",
  compared: ["httpLatency", "neuralLatency"],
  keys: { http: "HTTP request", neural: "Neural message" },
} as const;

export const getStartedText = {
  title: "Get started",
  lead: "Install the library, follow the guide, or read how it works first.",
} as const;

export const sampleText = {
  title: "A first organism",
  text: "The shortest complete program: make DNA, grow an organism from it, give it a neural network and let it evolve. Below it is what the program prints.",
  action: "More examples",
} as const;

/** Labels of the footer; the addresses are those of site.ts. */
export const footer = {
  registryButton: "Package registry",
  library: "Library",
  apiReference: "API Reference",
  repository: "Source repository",
  onThisPage: "On this page",
  features: "Features",
  examples: "Examples",
  more: "More",
  researchPaper: "Research Paper",
  researchPaperState: "Coming soon",
  contact: "Contact",
} as const;
