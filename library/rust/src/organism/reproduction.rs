use super::{Tron, CHILD_MUTATION_RATE, REPRODUCTION_COST};
use crate::dna::DNA;
use crate::error::Error;
use crate::life_cycle::{Behavior, Stage};

impl Tron {
    /// Creates a child with a partner.
    ///
    /// The child's DNA is a one-point crossover of both parents' DNA, with point mutations at a
    /// rate of 0.01. Costs this organism 0.25 energy and the partner nothing; any shortfall is
    /// taken from health.
    ///
    /// # Parameters
    ///
    /// - `partner`: the second parent; it is unchanged.
    ///
    /// # Returns
    ///
    /// The uninitialized child; its generation is one more than the higher of its parents'
    /// generations.
    ///
    /// # Errors
    ///
    /// - `Terminated`: a parent has been terminated.
    /// - `Paused`: a parent is paused.
    /// - `NotInitialized`: a parent has no neural network yet.
    pub fn reproduce(&mut self, partner: &Self) -> Result<Self, Error> {
        self.check_ready("reproduce")?;
        partner.check_ready("reproduce")?;
        self.spend(REPRODUCTION_COST);
        self.enter(Stage::Reproduction);
        self.behavior = Behavior::Reproductive;
        let sequence = DNA::crossed_sequence(&self.dna, &partner.dna, &mut self.rng);
        let child = DNA::with_flips(sequence, CHILD_MUTATION_RATE, &mut self.rng);
        let generation = self.generation.max(partner.generation) + 1;
        Ok(Self::born(child, generation, self.measure))
    }
}
