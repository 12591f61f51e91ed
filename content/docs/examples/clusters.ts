import type { ContentRecord } from "../../schema.ts";

export const clusterExamples = {
  decision: {
    title: "Form a Cluster and Decide",
    description: "Form a cluster of five organisms and train its members until they agree on a behavior.",
    difficulty: "Intermediate",
    duration: "15 min",
    code: "rust/examples/cluster-decision.rs",
    expectedOutput: "output/examples/cluster-decision.txt",
  },
  messages: {
    title: "Send Messages Within the Limits",
    description: "Spread news by gossip, and resend messages that the rate limiter has refused.",
    difficulty: "Intermediate",
    duration: "20 min",
    code: "rust/examples/cluster-messages.rs",
    expectedOutput: "output/examples/cluster-messages.txt",
  },
} satisfies Record<string, ContentRecord<"example">>;

export const clusterPractices = {
  dos: [
    "Check both the behavior and whether the decision was accepted: members can agree on the wrong answer",
    "Wait for `retry_after` when a message is refused, then send the same message again",
    "Reach a whole cluster with a single gossip message instead of one message per member",
    "Check `communication_efficiency` after members leave: the lower it is, the more hops gossip needs",
  ],
  donts: [
    "Ignore errors from `join_cluster`: a full cluster and a distant one need different responses",
    "Expect a refused message to be queued: it is lost unless you keep a copy",
    "Arrange more than 11 members in a chain: gossip from one end doesn’t reach the other end",
    "Call decide more often than necessary: each call costs every member 0.01 energy",
  ],
} as const;
