//! The reference model of Genesis Protocol: digital organisms with DNA, a neural network and evolution.
//!
//! Everything is deterministic: the same seed gives the same result on every machine, and the Python
//! package of the same name gives the same numbers. Whatever decides a result therefore uses only
//! integers and the exactly defined operations `+ - * /`, in a fixed order.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod config;
mod dna;
mod error;
mod fitness;
mod life_cycle;
mod neural;
mod organism;
mod population;
mod rng;
mod sha256;

pub use config::EvolutionConfig;
pub use dna::DNA;
pub use error::Error;
pub use life_cycle::{Behavior, Stage, State};
pub use neural::{Activation, NeuralNetwork};
pub use organism::{Surroundings, Tron};
pub use population::Population;
