import type { ContentRecord } from "../../../schema.ts";
import { addresses } from "../../../site.ts";

// The owner may give the chat a server of its own in site.ts; the sentence then goes by itself.
const chatPlace =
  addresses.chatCommunity === addresses.forum
    ? " No server address is published yet, so the link opens the repository’s discussions."
    : "";

/** The sizes are the specification's published figures; they are not counted here. */
export const communityResources = [
  {
    title: "Chat Server",
    description: `Short questions and quick exchanges between people who use the library.${chatPlace}`,
    href: addresses.chatCommunity,
    features: ["Help with a first program", "Settings and results compared", "News of releases"],
    members: "500+",
    activity: "Questions and short answers",
  },
  {
    title: "Discussion Forum",
    description: "Longer threads that stay readable and can be found by a search engine.",
    href: addresses.forum,
    features: ["Proposals for the library", "Questions of design", "Experiments and their results"],
    members: "200+",
    activity: "Proposals and longer threads",
  },
  {
    title: "Community Projects",
    description: "Work that others have built with the library and made public.",
    href: "/docs/support/community/projects",
    features: ["What counts as a project", "Where to find projects", "How to announce yours"],
    members: "50+",
    activity: "Announcements of projects",
  },
] satisfies ContentRecord<"communityResource">[];

export const contributionAreas = [
  {
    icon: "code",
    title: "Code",
    description: "Fix a bug from the tracker. For anything larger, agree on a proposal first.",
    href: addresses.issues,
  },
  {
    icon: "book-open",
    title: "Documentation",
    description: "Correct a sentence, or say at which line you stopped understanding a page.",
    href: addresses.newIssue,
  },
  {
    icon: "flask",
    title: "Tests and samples",
    description: "Offer a short program that shows one thing, with the output it prints.",
    href: addresses.repository,
  },
  {
    icon: "users",
    title: "Answers",
    description: "Answer a question in the forum, with a link to the page that settles it.",
    href: addresses.forum,
  },
] satisfies ContentRecord<"actionCard">[];

export const communityPractices = {
  dos: [
    "Talk about the work, not about the person who did it",
    "Say what you measured and with which seed and settings",
    "Thank whoever found a bug in your change",
    "Close your thread with the solution",
  ],
  donts: [
    "Post the same text in several threads",
    "Publish messages or data of others without asking them",
    "Advertise what has nothing to do with the library",
    "Expect an answer at once: people answer in their free time",
  ],
} as const;

export const announcementPractices = {
  dos: [
    "Name the version of the library you tested with",
    "Show what the program prints, copied from a real run",
    "Say plainly what does not work yet",
  ],
  donts: [
    "Announce an empty repository",
    "Use figures that nobody else can reproduce",
    "Copy code of others without their license and name",
  ],
} as const;
