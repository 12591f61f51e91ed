use super::{Surroundings, Tron, INTERACTION_COST};
use crate::error::Error;
use crate::fitness::train_towards;
use crate::life_cycle::{Behavior, Stage};

impl Tron {
    /// Learns to answer surroundings with a behavior: one step of training of its neural network toward
    /// 1.0 for the wanted behavior and 0.0 for the others. What it learns is not inherited, because its
    /// DNA stays as it is; its fitness may rise or fall. Costs 0.01 energy, or health for what energy
    /// cannot pay.
    ///
    /// # Parameters
    ///
    /// - `surroundings`: what it meets, each value 0.0-1.0.
    /// - `wanted`: the behavior to answer with; any but `Behavior::Reproductive`.
    ///
    /// # Returns
    ///
    /// The mean squared error of its answers before the step, 0.0-1.0.
    ///
    /// # Errors
    ///
    /// - `Terminated`: it has been terminated.
    /// - `Paused`: it is paused.
    /// - `NotInitialized`: it has no neural network yet.
    /// - `OutOfRange`: a value of `surroundings` lies outside 0.0-1.0.
    /// - `NotTrainable`: `wanted` is `Behavior::Reproductive`, which no network answers.
    pub fn learn(&mut self, surroundings: Surroundings, wanted: Behavior) -> Result<f64, Error> {
        self.check_ready("learn")?;
        surroundings.check()?;
        if wanted == Behavior::Reproductive {
            return Err(Error::NotTrainable { behavior: wanted });
        }
        self.spend(INTERACTION_COST);
        self.enter(Stage::ActiveLife);
        let senses = self.senses(surroundings);
        let network = self.network.as_mut().expect("it is initialized");
        let loss = train_towards(network, senses, wanted);
        self.fitness = self.measure.of(&self.dna, network)?;
        Ok(loss)
    }
}

#[cfg(test)]
mod tests;
