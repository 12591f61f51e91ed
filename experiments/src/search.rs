//! Varies one hyperparameter of `Population` at a time; the others keep their defaults.

use crate::Values;
use genesis_protocol::{Error, EvolutionConfig, Population};

pub fn mutation_rate(rate: f64, seed: u64) -> Values {
    outcome(EvolutionConfig::default().mutation_rate(rate).seed(seed))
}

pub fn tournament_size(size: usize, seed: u64) -> Values {
    outcome(EvolutionConfig::default().tournament_size(size).seed(seed))
}

/// Best fitness, mean fitness and diversity of the last generation.
fn outcome(config: EvolutionConfig) -> Values {
    let population = evolved(Population::new(config)?)?;
    Ok(vec![
        population.best_fitness(),
        population.average_fitness(),
        population.diversity(),
    ])
}

/// The population after its configured number of generations.
pub fn evolved(mut population: Population) -> Result<Population, Error> {
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    Ok(population)
}
