use super::{Tron, CHILD_MUTATION_RATE, REPRODUCTION_COST};
use crate::dna::DNA;
use crate::error::Error;
use crate::life_cycle::{Behavior, Stage};

impl Tron {
    /// Has a child with a partner: its DNA begins like that of the first parent, continues like that of
    /// the partner, and is mutated. Costs this organism 0.25 energy, or health for what energy cannot pay,
    /// and the partner nothing.
    ///
    /// # Parameters
    ///
    /// - `partner`: the second parent; it stays as it is.
    ///
    /// # Returns
    ///
    /// The child, one generation after the later of its parents and not initialized yet.
    ///
    /// # Errors
    ///
    /// - `Terminated`: one of the parents has been terminated.
    /// - `Paused`: one of the parents is paused.
    /// - `NotInitialized`: one of the parents has no neural network yet.
    pub fn reproduce(&mut self, partner: &Self) -> Result<Self, Error> {
        self.check_ready("reproduce")?;
        partner.check_ready("reproduce")?;
        self.spend(REPRODUCTION_COST);
        self.enter(Stage::Reproduction);
        self.behavior = Behavior::Reproductive;
        let child = DNA::crossed(&self.dna, &partner.dna, &mut self.rng)
            .mutated(CHILD_MUTATION_RATE, &mut self.rng);
        let generation = self.generation.max(partner.generation) + 1;
        Ok(Self::born(child, generation, self.measure))
    }
}
