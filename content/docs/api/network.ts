import type { ApiModule } from "../../schema.ts";

export const networkModule: ApiModule = {
  name: "Network",
  icon: "network",
  description: "Connect organisms by name, group them in clusters, and let them vote and send messages.",
  slug: "api/network",
  concept: "concepts/network",
  sections: [
    {
      title: "Connections",
      intro: "A `Network` owns its organisms. Clusters, messages and errors refer to them by name.",
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
        "A cluster is a named group of organisms. Its `ClusterConfig` sets the maximum number of members, the communication radius and the share of votes a decision needs.",
      groups: [
        {
          functions: [
            "ClusterConfig::default",
            "ClusterConfig::max_size",
            "ClusterConfig::communication_radius",
            "ClusterConfig::cooperation_threshold",
            "Network::create_cluster",
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
        "`send` delivers a `NeuralMessage` to one organism at any distance; `gossip` spreads it through a cluster from neighbor to neighbor. Messages stay in an inbox until they are received.",
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
      title: "Time and rate limits",
      intro:
        "A network’s clock is simulated, so you can test rate limits without waiting. You can also use a `RateLimiter` without a network.",
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
    "Set the position of an organism before you connect it",
    "Let organisms join from the center outward: each needs a member within reach",
    "Check the agreement of an accepted decision: by default, 0.7 is enough",
    "When the rate limit is reached, advance the clock by the error’s `retry_after`",
  ],
  donts: [
    "Send a message to each member in a loop: gossip counts as one message",
    "Expect gossip to reach the end of a long chain: it stops after 10 hops",
    "Disconnect an organism that has unread messages: they are lost",
  ],
} as const;
