mod clusters;
mod messages;

use crate::cluster::Cluster;
use crate::error::Error;
use crate::message::NeuralMessage;
use crate::organism::Tron;
use crate::rate_limiter::RateLimiter;
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

/// Connects organisms by name, so that they form clusters and exchange messages.
///
/// It lives in memory and has a clock of its own, which only `advance` moves: limits and timestamps are
/// the same in every run.
#[derive(Debug, Clone, Default)]
pub struct Network {
    nodes: BTreeMap<String, Node>,
    clusters: BTreeMap<String, Cluster>,
    now: Duration,
}

/// An organism with all that the network keeps for it.
#[derive(Debug, Clone)]
struct Node {
    tron: Tron,
    limiter: RateLimiter,
    // The oldest message first.
    inbox: VecDeque<NeuralMessage>,
    cluster: Option<String>,
}

impl Network {
    /// How many hops `gossip` takes at most.
    pub const TIME_TO_LIVE: u32 = 10;

    /// A network without organisms and clusters. Its clock begins at zero.
    ///
    /// # Returns
    ///
    /// The network.
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes an organism into the network, where the others know it by its name. It may send 100 messages
    /// in 60 seconds; connecting it again after `disconnect` starts a new count.
    ///
    /// # Parameters
    ///
    /// - `name`: what it is called, any text; no other organism of the network has this name.
    /// - `tron`: the organism, at its place: inside the network it can only be looked at, so use
    ///   `Tron::move_to` before. Python takes in a copy, and yours stays apart from it.
    ///
    /// # Errors
    ///
    /// - `NameTaken`: another organism has the name.
    /// - `Terminated`: the organism has been terminated.
    /// - `NotInitialized`: the organism has no neural network yet.
    pub async fn connect(&mut self, name: &str, tron: Tron) -> Result<(), Error> {
        if self.nodes.contains_key(name) {
            return Err(Error::NameTaken {
                kind: "organism",
                name: name.to_string(),
            });
        }
        tron.check_initialized("connect")?;
        let node = Node {
            tron,
            limiter: RateLimiter::default(),
            inbox: VecDeque::new(),
            cluster: None,
        };
        self.nodes.insert(name.to_string(), node);
        Ok(())
    }

    /// Takes an organism out of the network and out of its cluster. Messages it has not received are
    /// lost.
    ///
    /// # Parameters
    ///
    /// - `name`: the organism's name.
    ///
    /// # Returns
    ///
    /// The organism.
    ///
    /// # Errors
    ///
    /// - `UnknownName`: no organism has the name.
    pub async fn disconnect(&mut self, name: &str) -> Result<Tron, Error> {
        if self.node(name)?.cluster.is_some() {
            self.leave_cluster(name).await?;
        }
        match self.nodes.remove(name) {
            Some(node) => Ok(node.tron),
            None => Err(unknown("organism", name)),
        }
    }

    /// Looks up an organism by its name. To change it, `disconnect` it and `connect` it again.
    ///
    /// # Parameters
    ///
    /// - `name`: the organism's name.
    ///
    /// # Returns
    ///
    /// The organism as it is now; in Python a copy of it.
    ///
    /// # Errors
    ///
    /// - `UnknownName`: no organism has the name.
    pub fn organism(&self, name: &str) -> Result<&Tron, Error> {
        Ok(&self.node(name)?.tron)
    }

    /// The names of all organisms in the network, in alphabetical order.
    pub fn names(&self) -> Vec<&str> {
        self.nodes.keys().map(String::as_str).collect()
    }

    /// Moves the network's clock forward. Nothing else does: without it, every message has the same
    /// timestamp, and a used-up limit stays used up.
    ///
    /// # Parameters
    ///
    /// - `by`: how much time passes, any duration. Python refuses a negative one as `OutOfRange`.
    pub fn advance(&mut self, by: Duration) {
        self.now = self.now.saturating_add(by);
    }

    /// The time of the network's clock, which begins at zero.
    pub fn now(&self) -> Duration {
        self.now
    }

    fn node(&self, name: &str) -> Result<&Node, Error> {
        self.nodes
            .get(name)
            .ok_or_else(|| unknown("organism", name))
    }

    fn node_mut(&mut self, name: &str) -> Result<&mut Node, Error> {
        self.nodes
            .get_mut(name)
            .ok_or_else(|| unknown("organism", name))
    }

    fn cluster(&self, name: &str) -> Result<&Cluster, Error> {
        self.clusters
            .get(name)
            .ok_or_else(|| unknown("cluster", name))
    }

    fn cluster_mut(&mut self, name: &str) -> Result<&mut Cluster, Error> {
        self.clusters
            .get_mut(name)
            .ok_or_else(|| unknown("cluster", name))
    }

    /// Whether two organisms are near enough to talk to each other.
    fn is_within(&self, radius: f64, one: &str, other: &str) -> bool {
        match (self.nodes.get(one), self.nodes.get(other)) {
            (Some(one), Some(other)) => {
                one.tron.position().distance(other.tron.position()) <= radius
            }
            _ => false,
        }
    }
}

fn unknown(kind: &'static str, name: &str) -> Error {
    Error::UnknownName {
        kind,
        name: name.to_string(),
    }
}

#[cfg(test)]
mod tests;
