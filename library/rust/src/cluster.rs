use crate::error::{check_range, Error};
use crate::life_cycle::Behavior;

/// The rules of a cluster.
///
/// Call `default`, then the setters. `Network::create_cluster` rejects values outside the
/// ranges below.
#[derive(Debug, Clone, PartialEq)]
pub struct ClusterConfig {
    pub(crate) max_size: usize,
    pub(crate) communication_radius: f64,
    pub(crate) cooperation_threshold: f64,
}

impl Default for ClusterConfig {
    /// Returns the default rules.
    ///
    /// # Returns
    ///
    /// A maximum of 10 members, a communication radius of 50.0 and a cooperation threshold of 0.7.
    fn default() -> Self {
        Self {
            max_size: 10,
            communication_radius: 50.0,
            cooperation_threshold: 0.7,
        }
    }
}

impl ClusterConfig {
    /// Sets the maximum number of members; 10 by default.
    ///
    /// # Parameters
    ///
    /// - `size`: the number of members, 2-1,000.
    pub fn max_size(mut self, size: usize) -> Self {
        self.max_size = size;
        self
    }

    /// Sets the maximum distance between communicating members; 50.0 by default.
    ///
    /// # Parameters
    ///
    /// - `radius`: the distance in the same units as `Position`, 0.1-10,000.0.
    pub fn communication_radius(mut self, radius: f64) -> Self {
        self.communication_radius = radius;
        self
    }

    /// Sets the share of votes needed to accept a decision; 0.7 by default.
    ///
    /// # Parameters
    ///
    /// - `share`: the minimum share of the votes, 0.0-1.0.
    pub fn cooperation_threshold(mut self, share: f64) -> Self {
        self.cooperation_threshold = share;
        self
    }

    pub(crate) fn check(&self) -> Result<(), Error> {
        check_range("max_size", self.max_size as f64, 2.0, 1_000.0)?;
        let radius = self.communication_radius;
        check_range("communication_radius", radius, 0.1, 10_000.0)?;
        let threshold = self.cooperation_threshold;
        check_range("cooperation_threshold", threshold, 0.0, 1.0)
    }
}

/// Statistics about a cluster.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ClusterStatistics {
    /// The number of members.
    pub size: usize,
    /// The mean fitness of the members, 0.0-1.0; 0.0 if there are none.
    pub average_fitness: f64,
    /// The fraction of member pairs within the communication radius of each other; 1.0 for one
    /// member, 0.0 for none.
    pub communication_efficiency: f64,
}

/// The result of a vote in a cluster.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Decision {
    /// The behavior with the most votes.
    pub behavior: Behavior,
    /// Its share of the votes, greater than 0.0 and at most 1.0.
    pub agreement: f64,
    /// Whether the share reaches the cooperation threshold.
    pub accepted: bool,
}

#[derive(Debug, Clone)]
pub(crate) struct Cluster {
    pub(crate) config: ClusterConfig,
    // The names of the members, in the order in which they joined.
    pub(crate) members: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config() -> ClusterConfig {
        ClusterConfig::default()
    }

    #[test]
    fn accepts_the_ends_of_every_range() {
        for good in [
            config(),
            config().max_size(2),
            config().max_size(1_000),
            config().communication_radius(0.1),
            config().communication_radius(10_000.0),
            config().cooperation_threshold(0.0),
            config().cooperation_threshold(1.0),
        ] {
            assert_eq!(good.check(), Ok(()));
        }
    }

    #[test]
    fn refuses_what_lies_beyond_and_says_so() {
        for (bad, message) in [
            (
                config().max_size(1),
                "max_size is 1, but must be from 2 to 1000",
            ),
            (
                config().communication_radius(0.0),
                "communication_radius is 0, but must be from 0.1 to 10000",
            ),
            (
                config().cooperation_threshold(1.5),
                "cooperation_threshold is 1.5, but must be from 0 to 1",
            ),
        ] {
            assert_eq!(bad.check().unwrap_err().to_string(), message);
        }
    }
}
