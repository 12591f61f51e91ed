use crate::error::{check_range, Error};
use crate::life_cycle::Behavior;

/// The rules of a cluster. Begin with `default` and set others one after the other;
/// `Network::create_cluster` refuses values outside the documented ranges.
#[derive(Debug, Clone, PartialEq)]
pub struct ClusterConfig {
    pub(crate) max_size: usize,
    pub(crate) communication_radius: f64,
    pub(crate) cooperation_threshold: f64,
}

impl Default for ClusterConfig {
    /// The rules to begin with.
    ///
    /// # Returns
    ///
    /// At most 10 members, a communication radius of 50.0 and a cooperation threshold of 0.7.
    fn default() -> Self {
        Self {
            max_size: 10,
            communication_radius: 50.0,
            cooperation_threshold: 0.7,
        }
    }
}

impl ClusterConfig {
    /// Sets how many members the cluster may have, by default 10.
    ///
    /// # Parameters
    ///
    /// - `size`: the number of members, 2-1,000.
    pub fn max_size(mut self, size: usize) -> Self {
        self.max_size = size;
        self
    }

    /// Sets how far two members may be apart to talk to each other, by default 50.0.
    ///
    /// # Parameters
    ///
    /// - `radius`: the distance in the units of `Position`, 0.1-10,000.0.
    pub fn communication_radius(mut self, radius: f64) -> Self {
        self.communication_radius = radius;
        self
    }

    /// Sets how large a share of the answers must name the same behavior for a decision to be accepted,
    /// by default 0.7.
    ///
    /// # Parameters
    ///
    /// - `share`: the share of the answers, 0.0-1.0; a share equal to it is enough.
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

/// What can be said about a cluster as a whole.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ClusterStatistics {
    /// How many members it has.
    pub size: usize,
    /// The mean fitness of its members, 0.0-1.0; 0.0 when it is empty.
    pub average_fitness: f64,
    /// The share of pairs of members within the radius of each other; 1.0 for one member, 0.0 for none.
    pub communication_efficiency: f64,
}

/// What a cluster has decided to do.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Decision {
    /// The behavior that most members chose.
    pub behavior: Behavior,
    /// The share of the answers that named it, above 0.0 and up to 1.0.
    pub agreement: f64,
    /// Whether the share reaches the cooperation threshold.
    pub accepted: bool,
}

#[derive(Debug, Clone)]
pub(crate) struct Cluster {
    pub(crate) config: ClusterConfig,
    // In the order of joining.
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
