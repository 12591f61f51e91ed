import type { ContentRecord } from "../../../schema.ts";
import { addresses } from "../../../site.ts";

// Shown until site.ts has a separate address for the chat.
const chatNote =
  addresses.chatCommunity === addresses.forum
    ? " No chat server has been published yet, so the link opens the repository’s discussions."
    : "";

/** The member counts are the specification's published figures. */
export const communityResources = [
  {
    title: "Chat Server",
    description: `Quick questions and conversations among users of the library.${chatNote}`,
    href: addresses.chatCommunity,
    features: ["Help with first programs", "Comparing settings and results", "Release news"],
    members: "500+",
    activity: "Questions and short answers",
  },
  {
    title: "Discussion Forum",
    description: "Longer discussions that remain available and searchable.",
    href: addresses.forum,
    features: ["Proposals for the library", "Design questions", "Experiments and results"],
    members: "200+",
    activity: "Proposals and longer discussions",
  },
  {
    title: "Community Projects",
    description: "Public work that others have built with the library.",
    href: "/docs/support/community/projects",
    features: ["What counts as a project", "Where to find projects", "How to announce yours"],
    members: "50+",
    activity: "Project announcements",
  },
] satisfies ContentRecord<"communityResource">[];

export const contributionAreas = [
  {
    icon: "code",
    title: "Code",
    description: "Fix a bug from the issue tracker. Propose larger changes before you start.",
    href: addresses.issues,
  },
  {
    icon: "book-open",
    title: "Documentation",
    description: "Correct a mistake, or report a passage that is hard to understand.",
    href: addresses.newIssue,
  },
  {
    icon: "flask",
    title: "Tests and samples",
    description: "Contribute a short program that demonstrates one feature, and include its output.",
    href: addresses.repository,
  },
  {
    icon: "users",
    title: "Answers",
    description: "Answer a question in the forum and link to the relevant page.",
    href: addresses.forum,
  },
] satisfies ContentRecord<"actionCard">[];

export const communityPractices = {
  dos: [
    "Criticize the work, not the person",
    "State the seed and settings behind every result",
    "Thank people who find bugs in your changes",
    "Post the solution when you find it",
  ],
  donts: [
    "Post the same text in several threads",
    "Publish other people’s messages or data without permission",
    "Advertise things unrelated to the library",
    "Expect an immediate answer; people help in their free time",
  ],
} as const;

export const announcementPractices = {
  dos: [
    "Name the version of the library that you tested with",
    "Show real output, copied from a run",
    "State clearly what doesn’t work yet",
  ],
  donts: [
    "Announce an empty repository",
    "Quote results that others can’t reproduce",
    "Copy other people’s code without following its license",
  ],
} as const;
