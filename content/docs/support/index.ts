import { mailTo } from "../../mail.ts";
import type { ContentRecord } from "../../schema.ts";
import { addresses } from "../../site.ts";

export const quickActions = [
  {
    icon: "search",
    title: "Search known issues",
    description: "Paste the first line of your error message into the tracker’s search box.",
    href: addresses.issues,
  },
  {
    icon: "circle-alert",
    title: "Report a bug",
    description: "Open an issue with the program that shows it, its seed and your versions.",
    href: addresses.newIssue,
  },
  {
    icon: "users",
    title: "Ask the community",
    description: "For questions that have more than one good answer.",
    href: addresses.chatCommunity,
  },
  {
    icon: "mail",
    title: "Send an e-mail",
    description: "For what should not be public, and for everything else as the last resort.",
    href: mailTo("support request"),
  },
] satisfies ContentRecord<"actionCard">[];

export const supportCategories = [
  {
    title: "Troubleshooting",
    description: "Start here when something fails: five problems, each with its fix.",
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
    description: "Short answers, each with a link to the page that explains more.",
    href: "/docs/support/faq",
    // The categories of the page. They are repeated, because importing them would load all answers here.
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
    description: "Where people who use the library meet, and how to take part.",
    href: "/docs/support/community",
    topics: ["Chat and forum", "Community projects", "Ways to contribute", "What a good pull request has"],
    difficulty: "Beginner",
    duration: "8 min",
  },
  {
    title: "Contact",
    description: "Three e-mail channels with their response times, and a template for your message.",
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
      "Concepts, API reference and examples. The box in the sidebar filters its pages by title and description.",
    href: "/docs",
    priority: "High",
  },
  {
    name: "Issue tracker",
    description: "Known bugs and requests. An answer here helps everybody who meets the same problem.",
    href: addresses.issues,
    priority: "High",
  },
  {
    name: "Chat community",
    description: "Questions about usage and design, answered by other users when they have time.",
    href: addresses.chatCommunity,
    priority: "Medium",
  },
  {
    name: "E-mail",
    description: "Only one person can learn from the answer, so try the other three first.",
    href: mailTo("question"),
    priority: "Low",
  },
] satisfies ContentRecord<"supportChannel">[];

export const askingPractices = {
  dos: [
    "Copy the whole error message: it names the value at fault",
    "Cut your program down until nothing can be left out",
    "Give the seed, so that others see the same numbers as you",
    "Say which page of the documentation you followed",
  ],
  donts: [
    "Ask the same question in two places at once",
    "Describe a program in words when you can show it",
    "Change several settings before you have tried each alone",
    "Make a security problem public before there is a fix",
  ],
} as const;
