//! Getters, which you can call at any time.

use super::{Position, Tron, MATURE_GENERATION};
use crate::dna::DNA;
use crate::life_cycle::{Behavior, Stage, State};
use crate::neural::NeuralNetwork;
use std::time::Duration;

impl Tron {
    /// Returns the organism's current DNA.
    pub fn dna(&self) -> &DNA {
        &self.dna
    }

    /// Returns the neural network.
    ///
    /// It is `None` before initialization and after termination. In Python, it is a copy.
    pub fn network(&self) -> Option<&NeuralNetwork> {
        self.network.as_ref()
    }

    /// Returns the health, 0.0-1.0.
    ///
    /// When energy runs out, activity costs health. An organism with a health of 0.0 dies only in
    /// an `Environment`.
    pub fn health(&self) -> f64 {
        self.health
    }

    /// Returns the energy, 0.0-1.0.
    ///
    /// `evolve`, `interact`, `learn` and `reproduce` use it; `feed` adds to it.
    pub fn energy(&self) -> f64 {
        self.energy
    }

    /// Returns the simulated age, with millisecond precision.
    ///
    /// Initialization takes 1-5 s, `evolve` 10-60 s and `reproduce` 5-15 s; the higher the
    /// `metabolism` gene, the less time each takes. `interact` and `learn` take 1 s each.
    pub fn age(&self) -> Duration {
        self.age
    }

    /// Returns how many generations the organism and its ancestors have evolved.
    pub fn generation(&self) -> u32 {
        self.generation
    }

    /// Returns the fitness, 0.0-1.0.
    ///
    /// It is 0.0 before initialization. In a population with a custom fitness function, that
    /// function computes it.
    pub fn fitness(&self) -> f64 {
        self.fitness
    }

    /// Returns the current behavior.
    ///
    /// It is `Behavior::Conservation` before initialization. Initialization and `evolve` set it to
    /// the network's response to surroundings derived from the genes: danger is `aggression`,
    /// company is 1.0 - `sociability` and novelty is `curiosity`. `interact` and `reproduce` also
    /// set it; `learn` doesn't.
    pub fn behavior(&self) -> Behavior {
        self.behavior
    }

    /// Returns the position, which is initially (0.0, 0.0).
    pub fn position(&self) -> Position {
        self.position
    }

    /// Returns the last 16 stored values, each 0.0-1.0, oldest first.
    pub fn memory(&self) -> &[f64] {
        &self.memory
    }

    /// Returns the life-cycle stage that the organism most recently entered.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns how far the organism has developed.
    pub fn state(&self) -> State {
        match self.stage {
            Stage::Creation => State::Dormant,
            Stage::Termination => State::Archived,
            _ if self.generation < MATURE_GENERATION => State::Growing,
            _ => State::Mature,
        }
    }

    /// Returns whether the organism is paused.
    pub fn is_paused(&self) -> bool {
        self.paused
    }
}
