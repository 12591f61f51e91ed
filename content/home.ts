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
  lead: `${site.name} is an open-source library for Rust and Python. Each organism has cryptographic DNA, makes decisions with a neural network, evolves in a population and exchanges messages with others.`,
  actions: {
    documentation: "Read Documentation",
    registry: "Explore on the package registry",
    features: "Learn More",
  },
  install: {
    label: "Install command",
    before: "This is for Python. Rust takes",
    link: "three steps",
  },
  program: "Evolution in a dish",
  stats: ["neuralLatency", "speedup", "evolutionSuccess"],
} as const;

export const features = [
  {
    icon: "dna",
    title: "Cryptographic DNA",
    status: "WORKING",
    description: "Read, change and verify an organism’s genes.",
    details: [
      `Named genes with values from ${ranges.gene.from} to ${ranges.gene.to}`,
      "A SHA-256 checksum that detects changes",
      "Point mutation, insertion, deletion and inversion",
    ],
  },
  {
    icon: "brain",
    title: "Neural Networks",
    status: "WORKING",
    description: "Each organism maps what it senses to a behavior.",
    details: [
      "Configurable input size, layers and activation function",
      `Recommended learning rates of ${ranges.learningRate.from} to ${ranges.learningRate.to}`,
      `Published latency of ${claims.neuralLatency.value} per message`,
    ],
  },
  {
    icon: "chart-line",
    title: "Evolution",
    status: "WORKING",
    description: "Populations improve through selection, crossover and mutation.",
    details: [
      "Tournament selection, crossover and elitism",
      `Populations of ${ranges.populationSize.from} to ${ranges.populationSize.to} organisms`,
      `${claims.generations.value} ${claims.generations.label}`,
    ],
  },
  {
    icon: "users",
    title: "Group Decisions",
    status: "WORKING",
    description: "Nearby organisms form clusters and vote.",
    details: [
      "Clusters with a radius and a cooperation threshold",
      "A vote for one of four behaviors, such as Exploration",
      `${claims.groupDecisions.value} ${claims.groupDecisions.label}`,
    ],
  },
  {
    icon: "network",
    title: "Network Communication",
    status: "WORKING",
    description: "Organisms send messages to others by name or spread them by gossip.",
    details: [
      "Messages with a sender, target, action, parameters and timestamp",
      `Gossip protocol with a time to live of ${exampleSettings.gossipTimeToLive} hops`,
      `Rate limit of ${exampleSettings.rateLimit.messages} messages per ${exampleSettings.rateLimit.seconds} seconds`,
    ],
  },
  {
    icon: "play",
    title: "Demonstrations",
    status: "WORKING",
    description: "Scenarios that combine all parts of the library.",
    details: [
      "Organisms alone, in groups and over a network",
      "Examples that you can run and change",
      `${claims.scenarios.value} ${claims.scenarios.label}`,
    ],
  },
] satisfies ContentRecord<"featureCard">[];

export const chatTool = {
  name: "Genesis Chat",
  transcriptLabel: "Recorded session",
  lead: "The library includes a command-line chat in which every participant is an organism.",
  highlights: [
    {
      title: "Neural messages",
      description: `Each line you type is sent as a NeuralMessage. You can send up to ${exampleSettings.rateLimit.messages} in ${exampleSettings.rateLimit.seconds} seconds.`,
      badge: "Core Feature",
    },
    {
      title: "No central server",
      description: `Organisms relay messages to their neighbors by gossip, for up to ${exampleSettings.gossipTimeToLive} hops.`,
      badge: "Revolutionary",
    },
    {
      title: "Organisms with DNA",
      description: "Your organism’s DNA is generated from your name. Others see its checksum.",
      badge: "Advanced",
    },
    {
      title: "Runs in a terminal",
      description: "It is a single command-line program that needs no account. Messages are not encrypted.",
      badge: "Innovative",
    },
  ],
  links: [
    { name: "Source repository", url: addresses.library, description: "The tool in Rust and Python" },
    { name: "How it works", url: addresses.chatProtocol, description: "The chat protocol and its limits" },
    { name: "Readme", url: addresses.chatReadme, description: "What the library contains" },
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
    description: `The ${site.crate} crate on crates.io, which has a different interface from the library documented here.`,
    action: "View the package",
    href: addresses.registry,
    badge: `v${versions.package}`,
  },
  {
    icon: "rocket",
    title: "Getting Started",
    description: `Install the library and create your first organism in ${minutesToFirstOrganism} minutes.`,
    action: "Get started",
    href: "/getting-started",
  },
  {
    icon: "book-open",
    title: "Documentation",
    description: "Concepts, API reference, examples and advanced topics.",
    action: "Read the docs",
    href: "/docs",
  },
  {
    icon: "file-text",
    title: "Research Paper",
    description: "The model, its parameters and the methods behind it.",
    action: "Read the paper",
    badge: "Coming Soon",
  },
] satisfies ContentRecord<"resourceCard">[];

export const featuresText = {
  title: "What an organism can do",
  lead: "These are the library’s capabilities and their current status.",
} as const;

/** The claims shown below the feature cards, in order. */
export const validated = ["groupDecisions", "generations", "scenarios"] as const;

export const comparison = {
  title: "Message latency compared with HTTP",
  text: "The chart shows the published figures to scale. The bar for a neural message is too short to see next to that for an HTTP request, so the second row magnifies the start of the first.",
  compared: ["httpLatency", "neuralLatency"],
  keys: { http: "HTTP request", neural: "Neural message" },
} as const;

export const getStartedText = {
  title: "Get started",
  lead: "Install the library, follow the guide or read the documentation.",
} as const;

export const sampleText = {
  title: "A first organism",
  text: "This complete program generates DNA, creates an organism, initializes its neural network and lets it evolve. The output is shown below the code.",
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
