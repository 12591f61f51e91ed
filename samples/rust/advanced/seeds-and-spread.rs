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

fn compare(seeds: RangeInclusive<u64>) -> Result<(), Error> {
    println!("seeds {} to {}", seeds.start(), seeds.end());
    let mut results = Vec::new();
    for rate in [0.01, 0.02, 0.05] {
        let runs = seeds.clone().map(|seed| best_fitness(rate, seed));
        let values: Vec<f64> = runs.collect::<Result<_, _>>()?;
        let (mean, spread) = mean_and_spread(&values);
        println!("  rate {rate}: mean {mean:.3}, spread {spread:.3}");
        results.push(values);
    }
    let wins = results[0]
        .iter()
        .zip(&results[1])
        .filter(|(a, b)| b > a)
        .count();
    println!("  0.02 beats 0.01 in {wins} of {} pairs", results[0].len());
    Ok(())
}

fn main() -> Result<(), Error> {
    compare(1..=10)?;
    compare(101..=110)?;
    let repeated = best_fitness(0.01, 1)? == best_fitness(0.01, 1)?;
    println!("the same seed gives the same result: {repeated}");
    Ok(())
}
