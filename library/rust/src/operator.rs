use crate::dna::DNA;
use crate::error::Error;
use std::fmt::Debug;

/// A custom change that a population makes to the DNA of every child.
pub trait GeneticOperator: Debug + Send + Sync {
    /// Returns the operator's name.
    fn name(&self) -> &str;

    /// Changes the DNA of a child.
    ///
    /// The same DNA and seed must give the same result, or evolution won't be reproducible. If the
    /// operator fails, `Population::evolve` stops and passes the error on.
    ///
    /// # Parameters
    ///
    /// - `dna`: the child's DNA, already mutated.
    /// - `seed`: a random seed, for example to pass to `DNA::mutate`.
    ///
    /// # Returns
    ///
    /// The DNA of the child.
    ///
    /// # Errors
    ///
    /// - `Error`: any error that your operator returns or passes on, such as `OutOfRange` from
    ///   `DNA::mutate`.
    fn apply(&self, dna: &DNA, seed: u64) -> Result<DNA, Error>;
}
