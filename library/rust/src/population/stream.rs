use super::Population;
use crate::error::Error;

/// The record of one generation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Generation {
    /// The number of generations since initialization.
    pub number: u32,
    /// The highest fitness, 0.0-1.0.
    pub best_fitness: f64,
    /// The mean fitness, 0.0-1.0.
    pub average_fitness: f64,
}

/// The iterator that `Population::stream` returns.
///
/// It yields `Result<Generation, Error>`. It borrows the population until you drop the iterator.
#[derive(Debug)]
pub struct Generations<'a> {
    population: &'a mut Population,
    failed: bool,
}

impl Population {
    /// Evolves one generation at a time until the population is finished.
    ///
    /// Only the current generation is kept in memory.
    ///
    /// # Returns
    ///
    /// An iterator that evolves one generation per step and yields its record. It ends after the
    /// last generation or the first error from `evolve`.
    pub fn stream(&mut self) -> Generations<'_> {
        Generations {
            population: self,
            failed: false,
        }
    }
}

impl Iterator for Generations<'_> {
    type Item = Result<Generation, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed || self.population.is_finished() {
            return None;
        }
        if let Err(error) = self.population.evolve() {
            self.failed = true;
            return Some(Err(error));
        }
        Some(Ok(Generation {
            number: self.population.generation(),
            best_fitness: self.population.best_fitness(),
            average_fitness: self.population.average_fitness(),
        }))
    }
}
