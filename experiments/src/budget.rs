//! A population, a (1+8) evolution strategy and random search with the same number of fitness evaluations.

use crate::search::evolved;
use crate::Values;
use genesis_protocol::{Error, EvolutionConfig, Population, Tron, DNA};

/// A population of 100 evaluates 100 organisms at first. Its elite of five is not evaluated again.
pub const POPULATION: u32 = 100;
pub const CHILDREN: u32 = 95;
/// An organism that evolves alone is evaluated once. Eight mutants follow in each generation.
const MUTANTS: u32 = 8;

/// The best fitness after at most `budget` evaluations.
pub fn best(method: &str, budget: u32, seed: u64) -> Values {
    let fitness = match method {
        "population 0.01" => population(0.01, budget, seed)?,
        "population 0.03" => population(0.03, budget, seed)?,
        "single (1+8)" => single(budget, seed)?,
        "random search" => random_search(budget, seed)?,
        _ => return Err(format!("no method is called {method}").into()),
    };
    Ok(vec![fitness])
}

pub fn generations(budget: u32) -> u32 {
    (budget - POPULATION) / CHILDREN
}

fn population(rate: f64, budget: u32, seed: u64) -> Result<f64, Error> {
    let config = EvolutionConfig::default()
        .mutation_rate(rate)
        .generations(generations(budget))
        .seed(seed);
    Ok(evolved(Population::new(config)?)?.best_fitness())
}

fn single(budget: u32, seed: u64) -> Result<f64, Error> {
    let mut tron = Tron::new(DNA::from_seed(seed));
    tron.initialize_neural_network()?;
    for _ in 0..(budget - 1) / MUTANTS {
        tron.evolve()?;
        // Replaces the energy that a generation costs.
        tron.feed(0.02)?;
    }
    Ok(tron.fitness())
}

fn random_search(budget: u32, seed: u64) -> Result<f64, Error> {
    let mut best: f64 = 0.0;
    for number in 0..u64::from(budget) {
        let mut tron = Tron::new(DNA::from_seed(seed * 1_000_000 + number));
        tron.initialize_neural_network()?;
        best = best.max(tron.fitness());
    }
    Ok(best)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    static EVALUATIONS: AtomicU32 = AtomicU32::new(0);

    fn counted(_: &DNA) -> f64 {
        EVALUATIONS.fetch_add(1, Ordering::Relaxed);
        0.5
    }

    #[test]
    fn the_library_evaluates_as_often_as_the_budget_assumes() -> Result<(), Error> {
        let config = EvolutionConfig::default().generations(7);
        let population = evolved(Population::with_fitness(config, counted)?)?;
        let evaluations = EVALUATIONS.swap(0, Ordering::Relaxed);
        assert_eq!(evaluations, POPULATION + 7 * CHILDREN);
        assert_eq!(generations(evaluations), 7);

        // Organisms of a population keep its fitness function when they evolve alone.
        let mut tron = population.organisms()[0].clone();
        tron.evolve()?;
        assert_eq!(EVALUATIONS.load(Ordering::Relaxed), MUTANTS);
        Ok(())
    }
}
