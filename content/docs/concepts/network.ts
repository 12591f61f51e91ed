import { exampleSettings } from "../../parameters.ts";

/** Positions of the organisms in the `network-cluster` sample, in the order in which they join. */
export const packPlaces = [
  { name: "ada", x: 40, y: 60 },
  { name: "bob", x: 70, y: 30 },
  { name: "cat", x: 80, y: 70 },
  { name: "dan", x: 125, y: 60 },
  { name: "eve", x: 185, y: 30 },
] as const;

/** The distance between two of them. */
export function packDistance(one: string, other: string): number {
  const [from, to] = [one, other].map((name) => packPlaces.find((place) => place.name === name));
  if (!from || !to) throw new Error(`${one} or ${other} is not in packPlaces.`);
  return Math.hypot(from.x - to.x, from.y - to.y);
}

const memberNames = packPlaces.map(({ name }) => name).filter((name) => name !== "eve");
const memberDistances = memberNames.flatMap((one, index) =>
  memberNames.slice(index + 1).map((other) => packDistance(one, other)),
);

/** The pairs of members, and those that are within the radius of each other. */
export const packPairs = {
  all: memberDistances.length,
  near: memberDistances.filter((distance) => distance <= exampleSettings.cluster.communicationRadius).length,
} as const;

/** The agreement in its two decisions, first with danger 0 and then with danger 1. */
export const packDecisions = [{ agreement: 0.75 }, { agreement: 0.5 }] as const;

/** `network-messages` sends one message and then one every half second, until one is rejected. */
export const messageBurst = { lastSent: 49, rejectedAt: 49.5 } as const;

/** The asynchronous methods of `Network`. */
export const asyncCalls = [
  "connect",
  "disconnect",
  "send",
  "receive",
  "gossip",
  "join_cluster",
  "leave_cluster",
  "decide",
] as const;

export const messageTable = {
  columns: ["Field", "Type", "Meaning"],
  rows: [
    ["`sender`", "text", "The name of the sending organism"],
    ["`target`", "text", "The name of the receiving organism"],
    ["`action`", "text", "What the message is about, in your own words"],
    ["`parameters`", "list of numbers", "The numbers that describe the action, in an order you define"],
    ["`timestamp`", "duration", "The time on the network’s clock when the message was sent; zero until then"],
  ],
} as const;

export const clusterTable = {
  columns: ["Setting", "Default", "Range", "Effect of a higher value"],
  rows: [
    ["`max_size`", "10", "2-1,000", "More organisms can join, and more must agree"],
    [
      "`communication_radius`",
      "50",
      "0.1-10,000",
      "Members can reach each other over longer distances and in fewer hops",
    ],
    ["`cooperation_threshold`", "0.7", "0.0-1.0", "Decisions need more agreement, and more are rejected"],
  ],
} as const;

export const networkPractices = {
  dos: [
    "Define a short list of actions and their parameters before you send the first message",
    "Use gossip to inform a whole cluster: it counts as one message, no matter how many members receive it",
    "Check that a decision was accepted before you act on it: the most frequent behavior may not have a majority",
  ],
  donts: [
    "Disconnect an organism before you have read its inbox",
    "Retry a rejected message immediately: the error tells you how long to wait",
    "Let a long chain depend on a single link: if that member leaves, gossip stops there",
    "Put secrets in messages: they aren’t encrypted",
  ],
} as const;
