//! Clusters: groups of nearby organisms that vote on a behavior.

use super::Network;
use crate::cluster::{Cluster, ClusterConfig, ClusterStatistics, Decision};
use crate::error::{check_range, Error};
use crate::fitness::ANSWERS;
use crate::organism::Surroundings;

impl Network {
    /// Creates a cluster without members.
    ///
    /// # Parameters
    ///
    /// - `name`: the cluster's name, which must be unique within the network.
    /// - `config`: the rules of the cluster, which can't be changed later.
    ///
    /// # Errors
    ///
    /// - `NameTaken`: another cluster has this name.
    /// - `OutOfRange`: a value in `config` is outside its range.
    pub fn create_cluster(&mut self, name: &str, config: ClusterConfig) -> Result<(), Error> {
        if self.clusters.contains_key(name) {
            return Err(Error::NameTaken {
                kind: "cluster",
                name: name.to_string(),
            });
        }
        config.check()?;
        let members = Vec::new();
        self.clusters
            .insert(name.to_string(), Cluster { config, members });
        Ok(())
    }

    /// Adds an organism to a cluster.
    ///
    /// It must be within the communication radius of at least one member, unless the cluster is
    /// empty.
    ///
    /// # Parameters
    ///
    /// - `name`: the organism's name.
    /// - `cluster`: the cluster's name.
    ///
    /// # Errors
    ///
    /// - `UnknownName`: there is no such organism or cluster.
    /// - `AlreadyInCluster`: the organism is already in a cluster; it can be in only one at a time.
    /// - `ClusterFull`: the cluster has reached its maximum size.
    /// - `OutOfReach`: no member is within the communication radius.
    pub async fn join_cluster(&mut self, name: &str, cluster: &str) -> Result<(), Error> {
        let node = self.node(name)?;
        let Cluster { config, members } = self.cluster(cluster)?;
        if let Some(current) = &node.cluster {
            return Err(Error::AlreadyInCluster {
                name: name.to_string(),
                cluster: current.clone(),
            });
        }
        if members.len() >= config.max_size {
            return Err(Error::ClusterFull {
                cluster: cluster.to_string(),
                max_size: config.max_size,
            });
        }
        let radius = config.communication_radius;
        let mut others = members.iter();
        if !members.is_empty() && !others.any(|other| self.is_within(radius, name, other)) {
            return Err(Error::OutOfReach {
                name: name.to_string(),
                cluster: cluster.to_string(),
                radius,
            });
        }
        self.cluster_mut(cluster)?.members.push(name.to_string());
        self.node_mut(name)?.cluster = Some(cluster.to_string());
        Ok(())
    }

    /// Removes an organism from its cluster.
    ///
    /// The other members stay, even if they can no longer reach each other.
    ///
    /// # Parameters
    ///
    /// - `name`: the organism's name.
    ///
    /// # Errors
    ///
    /// - `UnknownName`: no organism has this name.
    /// - `NotInCluster`: the organism isn't in a cluster.
    pub async fn leave_cluster(&mut self, name: &str) -> Result<(), Error> {
        match self.node_mut(name)?.cluster.take() {
            Some(cluster) => {
                let members = &mut self.cluster_mut(&cluster)?.members;
                members.retain(|member| member != name);
                Ok(())
            }
            None => Err(Error::NotInCluster {
                name: name.to_string(),
            }),
        }
    }

    /// Returns the names of a cluster's members.
    ///
    /// # Parameters
    ///
    /// - `cluster`: the cluster's name.
    ///
    /// # Returns
    ///
    /// The names, in the order in which the members joined.
    ///
    /// # Errors
    ///
    /// - `UnknownName`: no cluster has this name.
    pub fn members(&self, cluster: &str) -> Result<Vec<&str>, Error> {
        let members = &self.cluster(cluster)?.members;
        Ok(members.iter().map(String::as_str).collect())
    }

    /// Computes statistics about a cluster.
    ///
    /// # Parameters
    ///
    /// - `cluster`: the cluster's name.
    ///
    /// # Returns
    ///
    /// The cluster's size, mean fitness and communication efficiency.
    ///
    /// # Errors
    ///
    /// - `UnknownName`: no cluster has this name.
    pub fn statistics(&self, cluster: &str) -> Result<ClusterStatistics, Error> {
        let Cluster { config, members } = self.cluster(cluster)?;
        let size = members.len();
        let mut fitness = 0.0;
        let mut pairs_within = 0;
        for (place, member) in members.iter().enumerate() {
            fitness += self.organism(member)?.fitness();
            for later in &members[place + 1..] {
                if self.is_within(config.communication_radius, member, later) {
                    pairs_within += 1;
                }
            }
        }
        Ok(ClusterStatistics {
            size,
            average_fitness: if size == 0 {
                0.0
            } else {
                fitness / size as f64
            },
            communication_efficiency: match size {
                0 => 0.0,
                1 => 1.0,
                _ => f64::from(pairs_within) / (size * (size - 1) / 2) as f64,
            },
        })
    }

    /// Lets the members of a cluster vote on a behavior.
    ///
    /// Every member responds to the given surroundings as in `Tron::interact`, at a cost of 0.01
    /// energy. The most frequent behavior wins; a tie goes to the one listed first in `Behavior`.
    /// Paused members don't vote.
    ///
    /// # Parameters
    ///
    /// - `cluster`: the cluster's name.
    /// - `surroundings`: what all members sense, each value 0.0-1.0.
    ///
    /// # Returns
    ///
    /// The behavior, its share of the votes, and whether that share reaches the cooperation
    /// threshold.
    ///
    /// # Errors
    ///
    /// - `UnknownName`: no cluster has this name.
    /// - `OutOfRange`: no member can vote, or a value in `surroundings` is outside 0.0-1.0.
    pub async fn decide(
        &mut self,
        cluster: &str,
        surroundings: Surroundings,
    ) -> Result<Decision, Error> {
        let Cluster { config, members } = self.cluster(cluster)?.clone();
        let mut votes = [0u32; ANSWERS.len()];
        let mut answers = 0u32;
        for member in &members {
            let tron = &mut self.node_mut(member)?.tron;
            if tron.is_paused() {
                continue;
            }
            let behavior = tron.interact(surroundings)?;
            for (vote, answer) in votes.iter_mut().zip(ANSWERS) {
                *vote += u32::from(answer == behavior);
            }
            answers += 1;
        }
        check_range("members", f64::from(answers), 1.0, f64::INFINITY)?;

        let mut winner = 0;
        for (place, count) in votes.iter().enumerate() {
            if *count > votes[winner] {
                winner = place;
            }
        }
        let agreement = f64::from(votes[winner]) / f64::from(answers);
        Ok(Decision {
            behavior: ANSWERS[winner],
            agreement,
            accepted: agreement >= config.cooperation_threshold,
        })
    }
}

#[cfg(test)]
mod tests;
