import type { ContentRecord } from "../schema.ts";
import { addresses, site, versions } from "../site.ts";

export const overviewFeatures = [
  {
    icon: "dna",
    title: "DNA that can be checked",
    description:
      "A sequence of bytes with six named genes. Its SHA-256 checksum shows whether a single bit has changed.",
    figure: "DNA",
  },
  {
    icon: "brain",
    title: "A network built from it",
    description:
      "The rest of the sequence becomes the weights of a neural network, which turns the organism’s senses into a behavior.",
    figure: "NeuralNetwork",
  },
  {
    icon: "activity",
    title: "A life with stages",
    description:
      "Every organism is created, initialized and, in the end, terminated. In between it spends energy, learns and reproduces.",
    figure: "Tron",
  },
  {
    icon: "chart-line",
    title: "Evolution you can repeat",
    description:
      "Tournaments choose parents, crossover and mutation make children. One seed gives one result, on every machine.",
    figure: "Population",
  },
  {
    icon: "network",
    title: "Messages and clusters",
    description:
      "Organisms that are near one another form clusters, pass on messages and decide together what to do.",
    figure: "Network",
  },
  {
    icon: "boxes",
    title: "A world to live in",
    description:
      "An environment has a size, resources and inhabitants. You can run it, pause it or take it one step at a time.",
    figure: "Environment",
  },
] satisfies ContentRecord<"pointCard">[];

export const quickNavigation = [
  {
    icon: "rocket",
    title: "Quick Start",
    description: "Four steps, each with a program and what it prints.",
    href: "/docs/quick-start",
  },
  {
    icon: "book-open",
    title: "Core Concepts",
    description: "The ideas behind the names, in four chapters.",
    href: "/docs/concepts",
  },
  {
    icon: "code",
    title: "API Reference",
    description: "Every public function with its ranges and errors.",
    href: "/docs/api",
  },
  {
    icon: "flask",
    title: "Examples",
    description: "Complete programs, from the first organism to expert work.",
    href: "/docs/examples",
  },
  {
    icon: "zap",
    title: "Advanced Topics",
    description: "Speed, extensions, production and research.",
    href: "/docs/advanced",
  },
  {
    icon: "circle-alert",
    title: "Troubleshooting",
    description: "Five problems: how they look and how to fix them.",
    href: "/docs/troubleshooting",
  },
] satisfies ContentRecord<"actionCard">[];

export const overviewResources = [
  {
    icon: "git-branch",
    title: "Source repository",
    description: "The code, its issues and its discussions.",
    action: "Open the repository",
    href: addresses.repository,
  },
  {
    icon: "package",
    title: "Package registry",
    description: `${site.crate} on crates.io, which has a different interface.`,
    action: "Open the package",
    href: addresses.registry,
    badge: `v${versions.package}`,
  },
  {
    icon: "play",
    title: "Getting started",
    description: "One long page that begins with an empty machine.",
    action: "Open the guide",
    href: "/getting-started",
  },
  {
    icon: "file-text",
    title: "Research paper",
    description:
      "The finished paper is not published yet. A working draft is among the external resources of the sidebar.",
    action: "Research Paper",
    badge: "Coming Soon",
  },
] satisfies ContentRecord<"resourceCard">[];
