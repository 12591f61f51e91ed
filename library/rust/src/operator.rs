use crate::dna::DNA;
use crate::error::Error;
use std::fmt::Debug;

/// A change of DNA of your own, which a population applies to every child.
pub trait GeneticOperator: Debug + Send + Sync {
    /// What the operator is called.
    fn name(&self) -> &str;

    /// Changes DNA. The same DNA and seed must give the same result, or evolution is not repeatable. An
    /// error stops the generation, and `Population::evolve` returns it.
    ///
    /// # Parameters
    ///
    /// - `dna`: the DNA of a child, already mutated.
    /// - `seed`: where chance begins, for example for `DNA::mutate`.
    ///
    /// # Returns
    ///
    /// The DNA that the child lives by.
    ///
    /// # Errors
    ///
    /// - `Error`: whatever your operator refuses or passes on, such as `OutOfRange` from `DNA::mutate`.
    fn apply(&self, dna: &DNA, seed: u64) -> Result<DNA, Error>;
}
