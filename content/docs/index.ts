import type { ContentRecord } from "../schema.ts";
import { addresses, site, versions } from "../site.ts";

export const overviewFeatures = [
  {
    icon: "dna",
    title: "Verifiable DNA",
    description:
      "A sequence of bytes that starts with six named genes. Its SHA-256 checksum reveals even a single flipped bit.",
    figure: "DNA",
  },
  {
    icon: "brain",
    title: "Neural networks",
    description:
      "A neural network maps what the organism senses to a behavior. The DNA encodes the network’s weights.",
    figure: "NeuralNetwork",
  },
  {
    icon: "activity",
    title: "A life cycle",
    description:
      "Every organism is created, initialized and eventually terminated. In between, it spends energy, learns and reproduces.",
    figure: "Tron",
  },
  {
    icon: "chart-line",
    title: "Reproducible evolution",
    description:
      "Tournament selection picks parents; crossover and mutation produce children. The same seed gives the same result on every machine.",
    figure: "Population",
  },
  {
    icon: "network",
    title: "Messages and clusters",
    description: "Nearby organisms form clusters, relay messages and vote on what to do next.",
    figure: "Network",
  },
  {
    icon: "boxes",
    title: "Environments",
    description:
      "A two-dimensional world with resources and inhabitants. Run it, pause it, or advance it one step at a time.",
    figure: "Environment",
  },
] satisfies ContentRecord<"pointCard">[];

export const quickNavigation = [
  {
    icon: "rocket",
    title: "Quick Start",
    description: "Four short steps, each with a program and its output.",
    href: "/docs/quick-start",
  },
  {
    icon: "book-open",
    title: "Core Concepts",
    description: "Explanations of organisms, DNA, neural networks and communication.",
    href: "/docs/concepts",
  },
  {
    icon: "code",
    title: "API Reference",
    description: "Every public function, with its parameter ranges and errors.",
    href: "/docs/api",
  },
  {
    icon: "flask",
    title: "Examples",
    description: "Complete programs, from beginner to expert level.",
    href: "/docs/examples",
  },
  {
    icon: "zap",
    title: "Advanced Topics",
    description: "Performance, extensions, deployment and research.",
    href: "/docs/advanced",
  },
  {
    icon: "circle-alert",
    title: "Troubleshooting",
    description: "Five common problems, with their causes and fixes.",
    href: "/docs/troubleshooting",
  },
] satisfies ContentRecord<"actionCard">[];

export const overviewResources = [
  {
    icon: "git-branch",
    title: "Source repository",
    description: "Source code, issues and discussions.",
    action: "Open the repository",
    href: addresses.repository,
  },
  {
    icon: "package",
    title: "Package registry",
    description: `The ${site.crate} crate on crates.io, which has a different interface.`,
    action: "Open the package",
    href: addresses.registry,
    badge: `v${versions.package}`,
  },
  {
    icon: "play",
    title: "Getting started",
    description: "A one-page guide, from installing Rust to evolving a population.",
    action: "Open the guide",
    href: "/getting-started",
  },
  {
    icon: "file-text",
    title: "Research paper",
    description:
      "The final paper has not been published yet. A working draft is listed under External Resources in the sidebar.",
    action: "Research Paper",
    badge: "Coming Soon",
  },
] satisfies ContentRecord<"resourceCard">[];
