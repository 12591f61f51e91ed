//! Messages: from one organism to another, or through a whole cluster.

use super::Network;
use crate::error::Error;
use crate::message::{Gossip, NeuralMessage};

impl Network {
    /// Sends a message to one organism, wherever it is. The network writes the time on it and puts it
    /// into the target's inbox.
    ///
    /// # Parameters
    ///
    /// - `message`: what to send; its sender and its target are organisms of the network.
    ///
    /// # Errors
    ///
    /// - `UnknownName`: no organism has the name of the sender or of the target.
    /// - `RateLimited`: the sender has sent 100 messages in the last 60 seconds.
    pub async fn send(&mut self, message: NeuralMessage) -> Result<(), Error> {
        self.node(&message.sender)?;
        self.node(&message.target)?;
        self.count_message(&message.sender)?;
        self.deliver(message)
    }

    /// Takes the oldest message out of an organism's inbox.
    ///
    /// # Parameters
    ///
    /// - `name`: the organism's name.
    ///
    /// # Returns
    ///
    /// The message; `None` when the inbox is empty.
    ///
    /// # Errors
    ///
    /// - `UnknownName`: no organism has the name.
    pub async fn receive(&mut self, name: &str) -> Result<Option<NeuralMessage>, Error> {
        Ok(self.node_mut(name)?.inbox.pop_front())
    }

    /// Spreads a message through the sender's cluster: in each hop it goes from every member that has it
    /// to all within the communication radius, for at most 10 hops. Each member receives it once, with
    /// its own name as target. For the limit of the sender it counts as one message.
    ///
    /// # Parameters
    ///
    /// - `message`: what to spread; its sender is in a cluster, and its target is replaced.
    ///
    /// # Returns
    ///
    /// How many members it reached, and in how many hops.
    ///
    /// # Errors
    ///
    /// - `UnknownName`: no organism has the name of the sender.
    /// - `NotInCluster`: the sender is in no cluster.
    /// - `RateLimited`: the sender has sent 100 messages in the last 60 seconds.
    pub async fn gossip(&mut self, message: NeuralMessage) -> Result<Gossip, Error> {
        let cluster = match &self.node(&message.sender)?.cluster {
            Some(cluster) => self.cluster(cluster)?.clone(),
            None => {
                return Err(Error::NotInCluster {
                    name: message.sender,
                })
            }
        };
        self.count_message(&message.sender)?;
        let radius = cluster.config.communication_radius;
        let mut spreading = vec![message.sender.clone()];
        let mut waiting = cluster.members;
        waiting.retain(|member| *member != message.sender);
        let mut gossip = Gossip {
            reached: 0,
            hops: 0,
        };
        while gossip.hops < Self::TIME_TO_LIVE {
            let hears = |member: &String| {
                let mut sources = spreading.iter();
                sources.any(|source| self.is_within(radius, source, member))
            };
            let (reached, rest): (Vec<_>, Vec<_>) = waiting.into_iter().partition(hears);
            if reached.is_empty() {
                break;
            }
            for member in &reached {
                self.deliver(NeuralMessage {
                    target: member.clone(),
                    ..message.clone()
                })?;
            }
            gossip.reached += reached.len();
            gossip.hops += 1;
            // Whoever had it before has already passed it to all within the radius.
            spreading = reached;
            waiting = rest;
        }
        Ok(gossip)
    }

    fn count_message(&mut self, sender: &str) -> Result<(), Error> {
        let now = self.now;
        self.node_mut(sender)?.limiter.allow(now)
    }

    fn deliver(&mut self, mut message: NeuralMessage) -> Result<(), Error> {
        message.timestamp = self.now;
        let node = self.node_mut(&message.target)?;
        node.inbox.push_back(message);
        Ok(())
    }
}

#[cfg(test)]
mod tests;
