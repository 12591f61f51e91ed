mod range;

pub(crate) use range::{check_finite, check_range};

use crate::life_cycle::Behavior;
use std::fmt;

/// What can go wrong. A message says what was refused and why; for a number it also gives the range. In
/// Rust, a `match` needs a final `_`, because later versions may add variants.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Error {
    /// A number lies outside its documented range or is not finite.
    OutOfRange {
        /// What the number is, such as `mutation_rate`.
        name: &'static str,
        /// The number given.
        value: f64,
        /// The smallest number allowed; infinite where there is no lower bound.
        min: f64,
        /// The largest number allowed; infinite where there is no upper bound.
        max: f64,
    },
    /// No gene has this name.
    UnknownGene {
        /// The name given.
        name: String,
        /// The names there are.
        known: &'static [&'static str],
    },
    /// A network was given more or fewer numbers than it has places for.
    WrongCount {
        /// What was counted, such as `inputs`.
        name: &'static str,
        /// How many were given.
        count: usize,
        /// How many are needed.
        expected: usize,
    },
    /// The organism or population must be initialized first.
    NotInitialized {
        /// The call that was refused.
        action: &'static str,
        /// The call that has to come first.
        needs: &'static str,
    },
    /// The organism already has its neural network.
    AlreadyInitialized,
    /// The organism has been terminated; its last state can only be read.
    Terminated {
        /// The call that was refused.
        action: &'static str,
    },
    /// The organism or environment is paused.
    Paused {
        /// The call that was refused.
        action: &'static str,
    },
    /// A neural network cannot be trained to answer with this behavior.
    NotTrainable {
        /// The behavior asked for.
        behavior: Behavior,
    },
    /// A sequence does not have the checksum that it should have.
    ChecksumMismatch {
        /// The checksum asked for.
        expected: String,
        /// The checksum that the sequence has.
        found: String,
    },
    /// No organism or cluster has this name.
    UnknownName {
        /// What was looked for: `organism` or `cluster`.
        kind: &'static str,
        /// The name given.
        name: String,
    },
    /// An organism or cluster of this name is already there.
    NameTaken {
        /// What it is: `organism` or `cluster`.
        kind: &'static str,
        /// The name given.
        name: String,
    },
    /// The cluster has as many members as it may have.
    ClusterFull {
        /// The cluster's name.
        cluster: String,
        /// The most members it may have.
        max_size: usize,
    },
    /// No member of the cluster is within its communication radius.
    OutOfReach {
        /// The organism's name.
        name: String,
        /// The cluster's name.
        cluster: String,
        /// The cluster's communication radius.
        radius: f64,
    },
    /// The organism already belongs to a cluster.
    AlreadyInCluster {
        /// The organism's name.
        name: String,
        /// The cluster it belongs to.
        cluster: String,
    },
    /// The organism belongs to no cluster.
    NotInCluster {
        /// The organism's name.
        name: String,
    },
    /// The sender has used up its messages for now.
    RateLimited {
        /// How many messages are allowed in one window.
        limit: usize,
        /// The length of the window in seconds.
        window: f64,
        /// In how many seconds the next message is allowed.
        retry_after: f64,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfRange {
                name,
                value,
                min,
                max,
            } if max.is_infinite() => {
                let allowed = match (value.is_finite(), min.is_finite()) {
                    (true, _) => format!("at least {min}"),
                    (false, true) => format!("finite and at least {min}"),
                    (false, false) => "finite".to_string(),
                };
                write!(f, "{name} is {value}, but must be {allowed}")
            }
            Self::OutOfRange {
                name,
                value,
                min,
                max,
            } => write!(f, "{name} is {value}, but must be from {min} to {max}"),
            Self::UnknownGene { name, known } => {
                write!(f, "no gene is named {name}; genes: {}", known.join(", "))
            }
            Self::WrongCount {
                name,
                count,
                expected,
            } => write!(f, "got {count} {name}, but need {expected}"),
            Self::NotInitialized { action, needs } => {
                write!(f, "{action} needs {needs} to be called first")
            }
            Self::AlreadyInitialized => write!(f, "the neural network is already initialized"),
            Self::Terminated { action } => {
                write!(f, "{action} is not possible: the organism has terminated")
            }
            Self::Paused { action } => write!(f, "{action} is not possible while paused"),
            Self::NotTrainable { behavior } => write!(
                f,
                "{behavior} cannot be learned, but Exploration, Conservation, Social and Aggressive can"
            ),
            Self::ChecksumMismatch { expected, found } => {
                write!(f, "checksum is {found}, but should be {expected}")
            }
            Self::UnknownName { kind, name } => write!(f, "no {kind} is named {name}"),
            Self::NameTaken { kind, name } => write!(f, "the {kind} name {name} is taken"),
            Self::ClusterFull { cluster, max_size } => {
                write!(
                    f,
                    "cluster {cluster} is full: it may have {max_size} members"
                )
            }
            Self::OutOfReach {
                name,
                cluster,
                radius,
            } => write!(
                f,
                "{name} is out of reach: cluster {cluster} has no member within {radius}"
            ),
            Self::AlreadyInCluster { name, cluster } => {
                write!(f, "{name} already belongs to cluster {cluster}")
            }
            Self::NotInCluster { name } => write!(f, "{name} belongs to no cluster"),
            Self::RateLimited {
                limit,
                window,
                retry_after,
            } => write!(
                f,
                "more than {limit} messages in {window} s; try again in {retry_after} s"
            ),
        }
    }
}

impl std::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_the_value_and_its_range() {
        let error = check_range("mutation_rate", 0.5, 0.001, 0.1).unwrap_err();
        assert_eq!(
            error.to_string(),
            "mutation_rate is 0.5, but must be from 0.001 to 0.1"
        );
        let error = check_range("generations", 0.0, 1.0, f64::INFINITY).unwrap_err();
        assert_eq!(
            error.to_string(),
            "generations is 0, but must be at least 1"
        );
    }

    #[test]
    fn refuses_what_is_not_a_number() {
        assert!(check_range("rate", f64::NAN, 0.0, 1.0).is_err());
    }

    #[test]
    fn where_there_is_no_upper_bound_numbers_are_still_finite() {
        let text = |value| {
            let error = check_range("amount", value, 0.0, f64::INFINITY).unwrap_err();
            error.to_string()
        };
        assert_eq!(text(-0.5), "amount is -0.5, but must be at least 0");
        let infinite = "amount is inf, but must be finite and at least 0";
        assert_eq!(text(f64::INFINITY), infinite);
        assert!(check_range("amount", f64::MAX, 0.0, f64::INFINITY).is_ok());
    }

    #[test]
    fn the_first_number_that_is_not_finite_is_named() {
        assert_eq!(check_finite("input", &[f64::MIN, 0.0, f64::MAX]), Ok(()));
        let error = check_finite("input", &[0.5, f64::NEG_INFINITY, f64::NAN]).unwrap_err();
        assert_eq!(error.to_string(), "input is -inf, but must be finite");
    }
}
