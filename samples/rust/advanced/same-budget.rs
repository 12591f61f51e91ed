// #region hidden
use genesis_protocol::{Error, EvolutionConfig, Population, Tron, DNA};

// #endregion
/// 100 organisms, then 95 children in each of 100 generations: 9,600 in all.
fn population(rate: f64, seed: u64) -> Result<f64, Error> {
    let config = EvolutionConfig::default().mutation_rate(rate).seed(seed);
    let mut population = Population::new(config)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    Ok(population.best_fitness())
}

/// The best of 9,600 organisms with random DNA.
fn random_search(seed: u64) -> Result<f64, Error> {
    let mut best: f64 = 0.0;
    for each in 0..9_600 {
        let mut tron = Tron::new(DNA::from_seed(seed * 1_000_000 + each));
        tron.initialize_neural_network()?;
        best = best.max(tron.fitness());
    }
    Ok(best)
}

/// One organism that evolves alone, with eight mutants in each of 1,200 generations.
fn hill_climber(seed: u64) -> Result<f64, Error> {
    let mut tron = Tron::new(DNA::from_seed(seed));
    tron.initialize_neural_network()?;
    for _ in 0..1_200 {
        tron.evolve()?;
        tron.feed(0.02)?;
    }
    Ok(tron.fitness())
}
// #region hidden

type Search = fn(u64) -> Result<f64, Error>;

fn main() -> Result<(), Error> {
    let arms: [(&str, Search); 4] = [
        ("hill climber", hill_climber),
        ("random search", random_search),
        ("population 0.01", |seed| population(0.01, seed)),
        ("population 0.03", |seed| population(0.03, seed)),
    ];
    let mut climber = Vec::new();
    for (name, search) in arms {
        let values: Vec<f64> = (101..=110).map(search).collect::<Result<_, _>>()?;
        let mean = values.iter().fold(0.0, |sum, value| sum + value) / 10.0;
        let squares = values
            .iter()
            .fold(0.0, |sum, value| sum + (value - mean) * (value - mean));
        let spread = (squares / 9.0).sqrt();
        print!("{name:<15} mean {mean:.3}, spread {spread:.3}");
        if climber.is_empty() {
            climber = values;
            println!();
        } else {
            let wins = values.iter().zip(&climber).filter(|(a, b)| a > b).count();
            println!(", beats the climber in {wins} of 10 pairs");
        }
    }
    Ok(())
}
// #endregion
