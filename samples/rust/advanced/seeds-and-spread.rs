// #region hidden
use genesis_protocol::{Error, EvolutionConfig, Population};
use std::ops::RangeInclusive;

// #endregion
/// One run: everything that decides its result is an argument.
fn best_fitness(mutation_rate: f64, seed: u64) -> Result<f64, Error> {
    let config = EvolutionConfig::default()
        .population_size(100)
        .generations(100)
        .mutation_rate(mutation_rate)
        .seed(seed);
    let mut population = Population::new(config)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    Ok(population.best_fitness())
}

/// The mean and the sample standard deviation.
fn mean_and_spread(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().fold(0.0, |sum, value| sum + value) / count;
    let squares = values
        .iter()
        .fold(0.0, |sum, value| sum + (value - mean) * (value - mean));
    (mean, (squares / (count - 1.0)).sqrt())
}

fn compare(seeds: RangeInclusive<u64>, rates: &[f64]) -> Result<(), Error> {
    println!("seeds {} to {}", seeds.start(), seeds.end());
    let mut results = Vec::new();
    for &rate in rates {
        let runs = seeds.clone().map(|seed| best_fitness(rate, seed));
        let values: Vec<f64> = runs.collect::<Result<_, _>>()?;
        let (mean, spread) = mean_and_spread(&values);
        println!("  rate {rate}: mean {mean:.3}, spread {spread:.3}");
        results.push(values);
    }
    let gains: Vec<f64> = results[0]
        .iter()
        .zip(&results[1])
        .map(|(a, b)| b - a)
        .collect();
    let pairs = gains.len();
    let wins = gains.iter().filter(|&&gain| gain > 0.0).count();
    println!("  0.02 beats 0.01 in {wins} of {pairs} pairs");
    let (gain, spread) = mean_and_spread(&gains);
    let error = spread / (pairs as f64).sqrt();
    println!("  mean gain {gain:.3}, standard error {error:.3}");
    Ok(())
}

fn main() -> Result<(), Error> {
    compare(1..=10, &[0.01, 0.02, 0.05])?;
    compare(101..=110, &[0.01, 0.02, 0.05])?;
    let repeated = best_fitness(0.01, 1)? == best_fitness(0.01, 1)?;
    println!("the same seed gives the same result: {repeated}");
    Ok(())
}
