import { exampleSettings } from "../../parameters.ts";

/** Positions of the organisms in the `network-cluster` sample, in the order in which they ask to join. */
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

/** `network-messages` sends one message and then one every half second, until one is refused. */
export const messageBurst = { lastSent: 49, refusedAt: 49.5 } as const;

/** The distance between neighbors in the chain of `network-gossip`. */
export const chainSpacing = 40;

/** The functions of `Network` that have to be awaited. */
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
    ["`sender`", "text", "The name of the organism that sends it"],
    ["`target`", "text", "The name of the organism that receives it"],
    ["`action`", "text", "What the receiver is asked to do, in words that you choose"],
    ["`parameters`", "list of numbers", "The numbers that belong to the action, in an order that you choose"],
    ["`timestamp`", "duration", "When it was sent, by the network’s clock; zero until then"],
  ],
} as const;

export const clusterTable = {
  columns: ["Setting", "Default", "Range", "What a higher value does"],
  rows: [
    ["`max_size`", "10", "2-1,000", "More organisms may join, and more must agree"],
    ["`communication_radius`", "50", "0.1-10,000", "Members hear each other from farther away: fewer hops"],
    ["`cooperation_threshold`", "0.7", "0.0-1.0", "Decisions need more agreement, and more are refused"],
  ],
} as const;

export const networkPractices = {
  dos: [
    "Initialize an organism’s neural network before you connect it; without one it is refused.",
    "Agree on a short list of actions, and on what each parameter means, before you send the first message.",
    "Use gossip to tell a whole cluster: it counts as one message, whatever the number of receivers.",
    "Check that a decision was accepted before you act on it; the most frequent answer can still be a minority.",
  ],
  donts: [
    "Don’t disconnect an organism before you have read its inbox; unread messages are lost.",
    "Don’t answer a refused message with another try at once; the error says how long to wait.",
    "Don’t let a long chain depend on one link: when it leaves, gossip stops there.",
    "Don’t put secrets into messages: nothing encrypts them.",
  ],
} as const;
