mod range;

pub(crate) use range::{check_finite, check_range};

use crate::life_cycle::Behavior;
use std::fmt;

/// The error type that all modules share.
///
/// The message names the rejected value and the allowed range, or gives the reason. In Rust, a
/// `match` needs a final `_` arm, because later versions can add variants.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Error {
    /// A number is outside its range or isn't finite.
    OutOfRange {
        /// The name of the number, such as `mutation_rate`.
        name: &'static str,
        /// The given number.
        value: f64,
        /// The smallest allowed number; negative infinity if there is no lower bound.
        min: f64,
        /// The largest allowed number; infinity if there is no upper bound.
        max: f64,
    },
    /// No gene has this name.
    UnknownGene {
        /// The given name.
        name: String,
        /// The names of all genes.
        known: &'static [&'static str],
    },
    /// A list has more or fewer numbers than the network needs.
    WrongCount {
        /// The name of the list, such as `inputs`.
        name: &'static str,
        /// How many numbers the list has.
        count: usize,
        /// How many numbers the list must have.
        expected: usize,
    },
    /// The organism or population hasn't been initialized.
    NotInitialized {
        /// The rejected call.
        action: &'static str,
        /// The call that must come first.
        needs: &'static str,
    },
    /// The organism already has a neural network.
    AlreadyInitialized,
    /// The organism has been terminated; its final state is read-only.
    Terminated {
        /// The rejected call.
        action: &'static str,
    },
    /// The organism or environment is paused.
    Paused {
        /// The rejected call.
        action: &'static str,
    },
    /// A network can't be trained to respond with this behavior.
    NotTrainable {
        /// The requested behavior.
        behavior: Behavior,
    },
    /// A sequence doesn't have the expected checksum.
    ChecksumMismatch {
        /// The expected checksum.
        expected: String,
        /// The checksum of the sequence.
        found: String,
    },
    /// No organism or cluster has this name.
    UnknownName {
        /// What was looked up: `organism` or `cluster`.
        kind: &'static str,
        /// The given name.
        name: String,
    },
    /// Another organism or cluster has this name.
    NameTaken {
        /// What the name belongs to: `organism` or `cluster`.
        kind: &'static str,
        /// The given name.
        name: String,
    },
    /// The cluster has reached its maximum size.
    ClusterFull {
        /// The cluster's name.
        cluster: String,
        /// The maximum number of members.
        max_size: usize,
    },
    /// No member of the cluster is within the communication radius.
    OutOfReach {
        /// The organism's name.
        name: String,
        /// The cluster's name.
        cluster: String,
        /// The communication radius of the cluster.
        radius: f64,
    },
    /// The organism is already in a cluster.
    AlreadyInCluster {
        /// The organism's name.
        name: String,
        /// The name of the cluster it is in.
        cluster: String,
    },
    /// The organism isn't in a cluster.
    NotInCluster {
        /// The organism's name.
        name: String,
    },
    /// The sender has reached its rate limit.
    RateLimited {
        /// The number of messages allowed per window.
        limit: usize,
        /// The length of the window in seconds.
        window: f64,
        /// The number of seconds until the next message is allowed.
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
