//! Digital organisms with DNA, neural networks and evolution.
//!
//! Everything is deterministic: the same seed gives the same result on every machine, and the
//! Python package of the same name computes the same numbers. To guarantee this, every result is
//! computed in a fixed order using only integers and the exactly specified operations `+ - * /` and
//! square root.
#![forbid(unsafe_code)]
// `is_some_and` requires Rust 1.70, but the code must also compile with Debian 12's Rust 1.63.
#![allow(clippy::unnecessary_map_or)]
#![warn(missing_docs)]

mod cluster;
mod config;
mod dna;
mod environment;
mod error;
mod fitness;
mod life_cycle;
mod maths;
mod message;
mod network;
mod neural;
mod operator;
mod organism;
mod population;
mod rate_limiter;
mod rng;
mod sha256;

pub use cluster::{ClusterConfig, ClusterStatistics, Decision};
pub use config::EvolutionConfig;
pub use dna::{Mutation, DNA};
pub use environment::{Environment, EnvironmentState};
pub use error::Error;
pub use life_cycle::{Behavior, Stage, State};
pub use message::{Gossip, NeuralMessage};
pub use network::Network;
pub use neural::{Activation, NeuralNetwork};
pub use operator::GeneticOperator;
pub use organism::{Position, Surroundings, Tron};
pub use population::{Generation, Generations, Population};
pub use rate_limiter::RateLimiter;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_type_is_send_and_sync() {
        fn check<T: Send + Sync>() {}
        check::<Activation>();
        check::<Behavior>();
        check::<ClusterConfig>();
        check::<ClusterStatistics>();
        check::<DNA>();
        check::<Decision>();
        check::<Environment>();
        check::<EnvironmentState>();
        check::<Error>();
        check::<EvolutionConfig>();
        check::<Generation>();
        check::<Generations>();
        check::<Box<dyn GeneticOperator>>();
        check::<Gossip>();
        check::<Mutation>();
        check::<Network>();
        check::<NeuralMessage>();
        check::<NeuralNetwork>();
        check::<Population>();
        check::<Position>();
        check::<RateLimiter>();
        check::<Stage>();
        check::<State>();
        check::<Surroundings>();
        check::<Tron>();
    }
}
