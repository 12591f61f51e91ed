mod clusters;
mod messages;

use crate::cluster::Cluster;
use crate::error::Error;
use crate::message::NeuralMessage;
use crate::organism::Tron;
use crate::rate_limiter::RateLimiter;
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

/// Connects organisms by name, so that they can form clusters and send messages.
///
/// It runs in memory and has a simulated clock that advances only when you call `advance`.
#[derive(Debug, Clone, Default)]
pub struct Network {
    nodes: BTreeMap<String, Node>,
    clusters: BTreeMap<String, Cluster>,
    now: Duration,
}

/// An organism with its rate limiter, inbox and cluster.
#[derive(Debug, Clone)]
struct Node {
    tron: Tron,
    limiter: RateLimiter,
    // Oldest message first.
    inbox: VecDeque<NeuralMessage>,
    cluster: Option<String>,
}

impl Network {
    /// The time to live of a gossip message: the maximum number of hops.
    pub const TIME_TO_LIVE: u32 = 10;

    /// Creates a network without organisms or clusters.
    ///
    /// # Returns
    ///
    /// The network, with its clock set to zero.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an organism to the network under the given name.
    ///
    /// The organism can send 100 messages per 60 seconds; connecting it again after `disconnect`
    /// resets the count.
    ///
    /// # Parameters
    ///
    /// - `name`: the organism's name, which must be unique within the network.
    /// - `tron`: the organism. Set its position with `Tron::move_to` first, because you can't move
    ///   it once it is in the network. In Python, a copy is added.
    ///
    /// # Errors
    ///
    /// - `NameTaken`: another organism has this name.
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

    /// Removes an organism from the network and from its cluster.
    ///
    /// Messages it hasn't received are lost.
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
    /// - `UnknownName`: no organism has this name.
    pub async fn disconnect(&mut self, name: &str) -> Result<Tron, Error> {
        if self.node(name)?.cluster.is_some() {
            self.leave_cluster(name).await?;
        }
        match self.nodes.remove(name) {
            Some(node) => Ok(node.tron),
            None => Err(unknown("organism", name)),
        }
    }

    /// Returns the organism with the given name.
    ///
    /// To change it, `disconnect` it first and `connect` it again afterward.
    ///
    /// # Parameters
    ///
    /// - `name`: the organism's name.
    ///
    /// # Returns
    ///
    /// The organism. In Python, it is a copy.
    ///
    /// # Errors
    ///
    /// - `UnknownName`: no organism has this name.
    pub fn organism(&self, name: &str) -> Result<&Tron, Error> {
        Ok(&self.node(name)?.tron)
    }

    /// Returns the names of all organisms in alphabetical order.
    pub fn names(&self) -> Vec<&str> {
        self.nodes.keys().map(String::as_str).collect()
    }

    /// Moves the network's clock forward.
    ///
    /// Without this call, every message has the same timestamp, and a sender that reaches its rate
    /// limit stays blocked.
    ///
    /// # Parameters
    ///
    /// - `by`: the time to add. In Python, a negative time raises `OutOfRange`.
    pub fn advance(&mut self, by: Duration) {
        self.now = self.now.saturating_add(by);
    }

    /// Returns the time on the network's clock, which starts at zero.
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

    /// Returns whether two organisms are within the given radius of each other.
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
