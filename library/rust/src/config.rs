use crate::error::{check_range, Error};
use crate::rng::DEFAULT_SEED;

/// Larger than any rounding error; in binary floating point, for example, 0.29 * 100 is
/// 28.999999999999996.
const ROUNDING: f64 = 1e-9;

/// The parameters of evolution.
///
/// Start with `default` and chain the setters. `Population::new` rejects values outside the ranges
/// below.
#[derive(Debug, Clone, PartialEq)]
pub struct EvolutionConfig {
    pub(crate) population_size: usize,
    pub(crate) mutation_rate: f64,
    pub(crate) crossover_rate: f64,
    pub(crate) generations: u32,
    pub(crate) elitism: f64,
    pub(crate) tournament_size: usize,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

impl Default for EvolutionConfig {
    /// Returns the default parameters.
    ///
    /// # Returns
    ///
    /// 100 organisms, a mutation rate of 0.01, a crossover rate of 0.8, 100 generations, an elitism
    /// of 0.05, a tournament size of 3, a seed of 42 and one thread.
    fn default() -> Self {
        Self {
            population_size: 100,
            mutation_rate: 0.01,
            crossover_rate: 0.8,
            generations: 100,
            elitism: 0.05,
            tournament_size: 3,
            seed: DEFAULT_SEED,
            threads: 1,
        }
    }
}

impl EvolutionConfig {
    /// Sets the population size; 100 by default.
    ///
    /// # Parameters
    ///
    /// - `size`: the number of organisms, 10-10,000.
    pub fn population_size(mut self, size: usize) -> Self {
        self.population_size = size;
        self
    }

    /// Sets the mutation rate; 0.01 by default.
    ///
    /// # Parameters
    ///
    /// - `rate`: the probability that a byte of a child's DNA mutates, 0.001-0.1. Rates up to 0.01
    ///   correspond to ordinary copying errors; use higher rates for exploration.
    pub fn mutation_rate(mut self, rate: f64) -> Self {
        self.mutation_rate = rate;
        self
    }

    /// Sets the crossover rate; 0.8 by default.
    ///
    /// # Parameters
    ///
    /// - `rate`: the probability that a child has two parents, 0.1-0.9.
    pub fn crossover_rate(mut self, rate: f64) -> Self {
        self.crossover_rate = rate;
        self
    }

    /// Sets the number of generations; 100 by default.
    ///
    /// `Population::stream` ends after the last one, but you can keep calling `Population::evolve`.
    ///
    /// # Parameters
    ///
    /// - `count`: the number of generations, at least 1.
    pub fn generations(mut self, count: u32) -> Self {
        self.generations = count;
        self
    }

    /// Sets the share of the population that survives unchanged; 0.05 by default.
    ///
    /// The size of this elite is rounded down, but any share above 0.0 keeps at least one organism.
    ///
    /// # Parameters
    ///
    /// - `share`: the fraction of the population to keep, fittest first, 0.0-0.5.
    pub fn elitism(mut self, share: f64) -> Self {
        self.elitism = share;
        self
    }

    /// Sets the size of the tournaments that select parents; 3 by default.
    ///
    /// # Parameters
    ///
    /// - `size`: the number of organisms drawn for each parent, 2-10; the fittest is chosen.
    pub fn tournament_size(mut self, size: usize) -> Self {
        self.tournament_size = size;
        self
    }

    /// Sets the random seed; 42 by default.
    ///
    /// # Parameters
    ///
    /// - `seed`: 0 to 2^64 - 1; the same seed gives the same results.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Sets the number of threads that compute fitness; 1 by default.
    ///
    /// The number doesn't affect the results. In Python, a single thread always does all the work.
    ///
    /// # Parameters
    ///
    /// - `count`: the number of threads, 1-64.
    pub fn threads(mut self, count: usize) -> Self {
        self.threads = count;
        self
    }

    pub(crate) fn check(&self) -> Result<(), Error> {
        let size = self.population_size as f64;
        check_range("population_size", size, 10.0, 10_000.0)?;
        check_range("mutation_rate", self.mutation_rate, 0.001, 0.1)?;
        check_range("crossover_rate", self.crossover_rate, 0.1, 0.9)?;
        let generations = f64::from(self.generations);
        check_range("generations", generations, 1.0, f64::INFINITY)?;
        check_range("elitism", self.elitism, 0.0, 0.5)?;
        check_range("tournament_size", self.tournament_size as f64, 2.0, 10.0)?;
        check_range("threads", self.threads as f64, 1.0, 64.0)
    }

    pub(crate) fn elite_size(&self) -> usize {
        if self.elitism == 0.0 {
            return 0;
        }
        let share = self.elitism * self.population_size as f64;
        ((share + ROUNDING) as usize).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config() -> EvolutionConfig {
        EvolutionConfig::default()
    }

    #[test]
    fn accepts_the_ends_of_every_range() {
        for good in [
            config().population_size(10),
            config().population_size(10_000),
            config().mutation_rate(0.001),
            config().mutation_rate(0.1),
            config().crossover_rate(0.1),
            config().crossover_rate(0.9),
            config().generations(1),
            config().elitism(0.0),
            config().elitism(0.5),
            config().tournament_size(2),
            config().tournament_size(10),
            config().threads(1),
            config().threads(64),
        ] {
            assert_eq!(good.check(), Ok(()));
        }
    }

    #[test]
    fn refuses_what_lies_beyond_and_says_so() {
        for (bad, message) in [
            (
                config().population_size(9),
                "population_size is 9, but must be from 10 to 10000",
            ),
            (
                config().mutation_rate(0.5),
                "mutation_rate is 0.5, but must be from 0.001 to 0.1",
            ),
            (
                config().crossover_rate(0.95),
                "crossover_rate is 0.95, but must be from 0.1 to 0.9",
            ),
            (
                config().generations(0),
                "generations is 0, but must be at least 1",
            ),
            (
                config().elitism(0.6),
                "elitism is 0.6, but must be from 0 to 0.5",
            ),
            (
                config().tournament_size(11),
                "tournament_size is 11, but must be from 2 to 10",
            ),
            (
                config().threads(0),
                "threads is 0, but must be from 1 to 64",
            ),
        ] {
            assert_eq!(bad.check().unwrap_err().to_string(), message);
        }
    }

    #[test]
    fn any_elitism_keeps_at_least_one() {
        assert_eq!(config().elitism(0.0).elite_size(), 0);
        assert_eq!(config().population_size(10).elitism(0.01).elite_size(), 1);
        assert_eq!(config().elitism(0.5).elite_size(), 50);
    }

    #[test]
    fn elitism_rounds_down_as_people_count() {
        assert_eq!(config().elitism(0.29).elite_size(), 29);
        assert_eq!(config().elitism(0.057).elite_size(), 5);
        let large = config().population_size(10_000);
        assert_eq!(large.clone().elitism(0.0157).elite_size(), 157);
        assert_eq!(large.elitism(0.01579).elite_size(), 157);
    }
}
