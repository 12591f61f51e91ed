// #region hidden
use genesis_protocol::{Error, EvolutionConfig, Population, Tron, DNA};

// #endregion
/// 100 organisms, then 95 children in each of 100 generations: 9,600 in all.
fn population(seed: u64) -> Result<f64, Error> {
    let mut population = Population::new(EvolutionConfig::default().seed(seed))?;
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
    let arms: [(&str, Search); 3] = [
        ("random search", random_search),
        ("hill climber", hill_climber),
        ("population", population),
    ];
    for (name, search) in arms {
        let values: Vec<f64> = (101..=110).map(search).collect::<Result<_, _>>()?;
        let mean = values.iter().fold(0.0, |sum, value| sum + value) / 10.0;
        let squares = values
            .iter()
            .fold(0.0, |sum, value| sum + (value - mean) * (value - mean));
        let lowest = values.iter().copied().fold(1.0, f64::min);
        let spread = (squares / 9.0).sqrt();
        println!("{name:<13} mean {mean:.3}, spread {spread:.3}, lowest {lowest:.3}");
    }
    Ok(())
}
// #endregion
