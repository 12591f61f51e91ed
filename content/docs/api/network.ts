import type { ApiModule } from "../../schema.ts";

export const networkModule: ApiModule = {
  name: "Network",
  description:
    "Connect organisms by name, group them in clusters, let them decide together and send messages.",
  slug: "api/network",
  concept: "concepts/network",
  sections: [
    {
      title: "Connections",
      intro:
        "A `Network` owns the organisms that are connected to it. Names are how everything else refers to them: clusters, messages and errors.",
      groups: [
        {
          functions: ["Network::new", "Network::connect"],
          sample: "rust/api/network-connect.rs",
        },
        {
          functions: ["Network::names", "Network::organism", "Network::disconnect"],
          sample: "rust/api/network-organisms.rs",
        },
      ],
      types: ["Network"],
    },
    {
      title: "Clusters",
      intro:
        "A cluster is a named group with three rules: how many members it may have, how near they must be, and how many must agree. An organism is in one cluster at a time.",
      groups: [
        {
          functions: [
            "Network::create_cluster",
            "ClusterConfig::default",
            "ClusterConfig::max_size",
            "ClusterConfig::communication_radius",
            "ClusterConfig::cooperation_threshold",
          ],
          sample: "rust/api/network-create-cluster.rs",
        },
        {
          functions: ["Network::join_cluster", "Network::members", "Network::leave_cluster"],
          sample: "rust/api/network-join-cluster.rs",
        },
        { functions: ["Network::statistics"], sample: "rust/api/network-statistics.rs" },
        { functions: ["Network::decide"], sample: "rust/api/network-decide.rs" },
      ],
      types: ["ClusterConfig", "ClusterStatistics", "Decision"],
    },
    {
      title: "Messages",
      intro:
        "A `NeuralMessage` goes to one organism with `send`, at any distance, or through a whole cluster with `gossip`, from neighbor to neighbor. It waits in an inbox until it is received.",
      groups: [
        {
          functions: ["NeuralMessage::new", "Network::send", "Network::receive"],
          sample: "rust/api/network-send.rs",
        },
        { functions: ["Network::gossip"], sample: "rust/api/network-gossip.rs" },
      ],
      types: ["NeuralMessage", "Gossip"],
    },
    {
      title: "Time and limits",
      intro:
        "The clock of a network stands still until you move it, so a limit can be tested without waiting. `RateLimiter` is what counts the messages; it also works on its own.",
      groups: [
        {
          functions: ["Network::advance", "Network::now"],
          sample: "rust/api/network-clock.rs",
        },
        {
          functions: [
            "RateLimiter::new",
            "RateLimiter::default",
            "RateLimiter::allow",
            "RateLimiter::remaining",
          ],
          sample: "rust/api/rate-limiter-allow.rs",
        },
      ],
      types: ["RateLimiter"],
    },
  ],
};

/** The best-practices card of the page. */
export const networkPractices = {
  dos: [
    "Move an organism to its place before you connect it: inside the network it stays where it is",
    "Let organisms join from the middle outwards: each needs a member within reach",
    "Look at the agreement of a decision too: by default 0.7 is accepted like 1.0",
    "When the limit is reached, advance the clock by the time that the error names",
  ],
  donts: [
    "Send one message to every member in a loop: gossip counts as a single message",
    "Expect gossip to reach the end of a long chain: it stops after 10 hops",
    "Disconnect an organism with a full inbox: messages it has not received are lost",
    "Wait for real time to pass: only advance moves the clock of a network",
  ],
} as const;
