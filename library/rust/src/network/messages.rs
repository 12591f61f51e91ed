//! Messages sent to one organism or spread through a cluster.

use super::Network;
use crate::error::Error;
use crate::message::{Gossip, NeuralMessage};

impl Network {
    /// Sends a message to one organism, at any distance.
    ///
    /// The network sets the timestamp and puts the message into the target's inbox.
    ///
    /// # Parameters
    ///
    /// - `message`: the message to send; its sender and target must be in the network.
    ///
    /// # Errors
    ///
    /// - `UnknownName`: the sender or the target isn't in the network.
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
    /// The message, or `None` if the inbox is empty.
    ///
    /// # Errors
    ///
    /// - `UnknownName`: no organism has this name.
    pub async fn receive(&mut self, name: &str) -> Result<Option<NeuralMessage>, Error> {
        Ok(self.node_mut(name)?.inbox.pop_front())
    }

    /// Spreads a message through the sender's cluster.
    ///
    /// On each of at most 10 hops, every member that has just received the message passes it on to
    /// all members within the communication radius. Each member receives it once, with its own name
    /// as the target. It counts as one message toward the sender's rate limit.
    ///
    /// # Parameters
    ///
    /// - `message`: the message to spread; its sender must be in a cluster, and its target is
    ///   replaced.
    ///
    /// # Returns
    ///
    /// How many members it reached, and in how many hops.
    ///
    /// # Errors
    ///
    /// - `UnknownName`: the sender isn't in the network.
    /// - `NotInCluster`: the sender isn't in a cluster.
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
            // Earlier senders have already reached every member within their radius.
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
