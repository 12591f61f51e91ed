use super::{Surroundings, Tron, INTERACTION_COST};
use crate::error::Error;
use crate::fitness::train_towards;
use crate::life_cycle::{Behavior, Stage};

impl Tron {
    /// Trains the network to choose the given behavior in the given surroundings.
    ///
    /// Takes one backpropagation step toward a strength of 1.0 for that behavior and 0.0 for the
    /// others. The DNA doesn't change, so what is learned isn't inherited; the default fitness can
    /// rise or fall. Costs 0.01 energy; any shortfall is taken from health.
    ///
    /// # Parameters
    ///
    /// - `surroundings`: what the organism senses, each value 0.0-1.0.
    /// - `wanted`: the behavior to respond with; any except `Behavior::Reproductive`.
    ///
    /// # Returns
    ///
    /// The mean squared error before the step, 0.0-1.0.
    ///
    /// # Errors
    ///
    /// - `Terminated`: the organism has been terminated.
    /// - `Paused`: the organism is paused.
    /// - `NotInitialized`: the organism has no neural network yet.
    /// - `OutOfRange`: a value in `surroundings` is outside 0.0-1.0.
    /// - `NotTrainable`: `wanted` is `Behavior::Reproductive`, for which the network has no output.
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
