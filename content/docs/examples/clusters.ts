import type { ContentRecord } from "../../schema.ts";

export const clusterExamples = {
  decision: {
    title: "Form a Cluster and Decide",
    description: "Let organisms join and leave, measure the cluster, and teach its members until they agree.",
    difficulty: "Intermediate",
    duration: "15 min",
    code: "rust/examples/cluster-decision.rs",
    expectedOutput: "output/examples/cluster-decision.txt",
  },
  messages: {
    title: "Send Messages Within the Limits",
    description: "Ask and answer, spread news by gossip, and wait when the rate limiter says so.",
    difficulty: "Intermediate",
    duration: "20 min",
    code: "rust/examples/cluster-messages.rs",
    expectedOutput: "output/examples/cluster-messages.txt",
  },
} satisfies Record<string, ContentRecord<"example">>;

export const clusterPractices = {
  dos: [
    "Check accepted, not only behavior: a decision below the threshold is an open question",
    "Look at communication_efficiency after members leave; a low value means long ways for gossip",
    "Use retry_after of the refusal to know how long to wait, and send the same message again",
    "Tell a whole cluster by one gossip instead of one message for each member",
  ],
  donts: [
    "Ignore the error of join_cluster: full and out of reach need different answers",
    "Expect a message to be queued when it is refused: it is gone unless you keep it",
    "Build chains of more than 11 members in a row: news from one end does not reach the other",
    "Ask for decisions without need: each one costs every member 0.01 energy",
  ],
} as const;
