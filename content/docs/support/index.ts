import { mailTo } from "../../mail.ts";
import type { ContentRecord } from "../../schema.ts";
import { addresses } from "../../site.ts";

export const quickActions = [
  {
    icon: "search",
    title: "Search known issues",
    description: "Paste the first line of your error message into the search box.",
    href: addresses.issues,
  },
  {
    icon: "circle-alert",
    title: "Report a bug",
    description: "Open an issue with your software versions, the seed and a program that reproduces the bug.",
    href: addresses.newIssue,
  },
  {
    icon: "users",
    title: "Ask the community",
    description: "Ask open-ended questions about usage and design.",
    href: addresses.chatCommunity,
  },
  {
    icon: "mail",
    title: "Send an e-mail",
    description: "Use e-mail for anything private, or when nothing else has helped.",
    href: mailTo("support request"),
  },
] satisfies ContentRecord<"actionCard">[];

export const supportCategories = [
  {
    title: "Troubleshooting",
    description: "Start here when something fails: five problems and their fixes.",
    href: "/docs/troubleshooting",
    // The five problems of the troubleshooting page.
    topics: [
      "Compilation errors",
      "Memory issues",
      "Slow evolution",
      "Dependency conflicts",
      "Network/proxy issues",
    ],
    difficulty: "Intermediate",
    duration: "15 min",
  },
  {
    title: "Frequently Asked Questions",
    description: "Short answers with links to the details.",
    href: "/docs/support/faq",
    // Repeated here, because importing the categories would load all answers.
    topics: [
      "General Questions",
      "Installation & Setup",
      "Usage & Best Practices",
      "Common Issues",
      "Advanced Topics",
    ],
    difficulty: "Beginner",
    duration: "10 min",
  },
  {
    title: "Community",
    description: "Where users of the library meet, and how to contribute.",
    href: "/docs/support/community",
    topics: ["Chat and forum", "Community projects", "Ways to contribute", "Pull requests"],
    difficulty: "Beginner",
    duration: "8 min",
  },
  {
    title: "Contact",
    description: "Three e-mail channels, their response times and a message template.",
    href: "/docs/support/contact",
    topics: ["General Support", "Technical Support", "Security Issues", "Emergencies"],
    difficulty: "Beginner",
    duration: "5 min",
  },
] satisfies ContentRecord<"supportCategory">[];

export const supportChannels = [
  {
    name: "Documentation",
    description:
      "Concepts, API reference and examples. The search box in the sidebar filters pages by title and description.",
    href: "/docs",
    priority: "High",
  },
  {
    name: "Issue tracker",
    description: "Known bugs and feature requests. Answers here help everyone with the same problem.",
    href: addresses.issues,
    priority: "High",
  },
  {
    name: "Chat community",
    description: "Questions about usage and design, answered by other users in their free time.",
    href: addresses.chatCommunity,
    priority: "Medium",
  },
  {
    name: "E-mail",
    description: "Only you see the answer, so try the other channels first.",
    href: mailTo("question"),
    priority: "Low",
  },
] satisfies ContentRecord<"supportChannel">[];

export const askingPractices = {
  dos: [
    "Include the full error message; it says which value is invalid",
    "Reduce your program to the shortest one that reproduces the problem",
    "Include the seed, so that others can reproduce your numbers",
    "Say which page of the documentation you followed",
  ],
  donts: [
    "Ask the same question in two channels at once",
    "Describe a program in words instead of showing the code",
    "Publish a security problem before it is fixed",
  ],
} as const;
