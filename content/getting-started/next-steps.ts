import type { ContentRecord } from "../schema.ts";
import { addresses } from "../site.ts";

export const nextStepLinks = [
  {
    name: "Documentation",
    url: "/docs",
    description: "Concepts, API reference, examples and troubleshooting.",
  },
  {
    name: "Source Code",
    url: addresses.repository,
    description: "Read the library’s code, report a problem or propose a change.",
  },
  {
    name: "Community",
    url: "/docs/support/community",
    description: "Where to ask questions and how to contribute.",
  },
] satisfies ContentRecord<"link">[];

export const learningPathsTitle = "Learning paths";

export const learningPaths = [
  {
    title: "Beginner",
    badge: "BASIC",
    description: "Run small programs and understand their output.",
    steps: ["Quick start in four steps", "Digital organisms and their life cycle", "The basic examples"],
    action: "Open the quick start",
    href: "/docs/quick-start",
  },
  {
    title: "Intermediate",
    badge: "INTERMEDIATE",
    description: "Evolve populations and train networks for your own task.",
    steps: ["DNA and genetics", "The evolution simulation", "Neural training"],
    action: "Open DNA and genetics",
    href: "/docs/concepts/dna",
  },
  {
    title: "Advanced",
    badge: "ADVANCED",
    description: "Connect organisms, extend the library and run it in production.",
    steps: ["Network clusters", "Performance and extensions", "Deployment"],
    action: "Open network clusters",
    href: "/docs/examples/clusters",
  },
] satisfies ContentRecord<"learningPath">[];

export const communityButtons = [
  { name: "Join the chat community", url: addresses.chatCommunity, description: "Opens the discussions." },
  { name: "View the source repository", url: addresses.repository, description: "Opens the repository." },
] satisfies ContentRecord<"link">[];
