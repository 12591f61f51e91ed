//! What can be read of an organism at any time.

use super::{Position, Tron, MATURE_GENERATION};
use crate::dna::DNA;
use crate::life_cycle::{Behavior, Stage, State};
use crate::neural::NeuralNetwork;
use std::time::Duration;

impl Tron {
    /// The DNA it has now.
    pub fn dna(&self) -> &DNA {
        &self.dna
    }

    /// Its neural network; `None` before initialization and after termination.
    pub fn network(&self) -> Option<&NeuralNetwork> {
        self.network.as_ref()
    }

    /// Its health, 0.0-1.0. What energy cannot pay is taken from health. At 0.0 only an `Environment` ends
    /// its life; elsewhere it goes on.
    pub fn health(&self) -> f64 {
        self.health
    }

    /// Its energy, 0.0-1.0. It falls with `evolve`, `interact`, `learn` and `reproduce`, and
    /// rises with `feed`.
    pub fn energy(&self) -> f64 {
        self.energy
    }

    /// The simulated time it has lived, in whole milliseconds. Initialization takes 1-5 s, `evolve`
    /// 10-60 s and `reproduce` 5-15 s, shortest when the gene `metabolism` is 1.0; `interact` and
    /// `learn` take 1 s.
    pub fn age(&self) -> Duration {
        self.age
    }

    /// How many generations of evolution lie behind it, those of its ancestors included.
    pub fn generation(&self) -> u32 {
        self.generation
    }

    /// How well it copes, 0.0-1.0; 0.0 before initialization. Organisms of `Population::with_fitness`
    /// are measured by your own function instead.
    pub fn fitness(&self) -> f64 {
        self.fitness
    }

    /// What it is doing; `Behavior::Conservation` before initialization. Initialization and each `evolve`
    /// set it by the genes, as if danger were `aggression`, company 1.0 - `sociability` and novelty
    /// `curiosity`. `interact` and `reproduce` set it too; `learn` does not change it.
    pub fn behavior(&self) -> Behavior {
        self.behavior
    }

    /// Where it is; a new organism is at 0.0, 0.0.
    pub fn position(&self) -> Position {
        self.position
    }

    /// The last 16 numbers it kept, each 0.0-1.0, oldest first.
    pub fn memory(&self) -> &[f64] {
        &self.memory
    }

    /// The stage of life that it has entered last; `Stage::Creation` for a new organism.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// How far it has come: `State::Dormant`, `State::Growing`, `State::Mature` or `State::Archived`.
    pub fn state(&self) -> State {
        match self.stage {
            Stage::Creation => State::Dormant,
            Stage::Termination => State::Archived,
            _ if self.generation < MATURE_GENERATION => State::Growing,
            _ => State::Mature,
        }
    }

    /// Whether it is paused.
    pub fn is_paused(&self) -> bool {
        self.paused
    }
}
