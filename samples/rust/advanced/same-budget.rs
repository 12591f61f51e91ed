// #region hidden
use genesis_protocol::{Error, EvolutionConfig, Population, Tron, DNA};

/// The best of 9,600 organisms with random DNA.
fn random_search(seed: u64) -> Result<f64, Error> {
    let mut best: f64 = 0.0;
    for run in 0..9_600 {
        let mut tron = Tron::new(DNA::from_seed(seed * 1_000_000 + run));
        tron.initialize_neural_network()?;
        best = best.max(tron.fitness());
    }
    Ok(best)
}

/// One organism: 1 evaluation, then 8 mutants in each of 1,200 calls.
fn evolution_strategy(seed: u64) -> Result<f64, Error> {
    let mut tron = Tron::new(DNA::from_seed(seed));
    tron.initialize_neural_network()?;
    for _ in 0..1_200 {
        tron.evolve()?;
        tron.feed(0.02)?;
    }
    Ok(tron.fitness())
}

/// 100 organisms, then 95 children in each of 100 generations.
fn population(config: EvolutionConfig, seed: u64) -> Result<f64, Error> {
    let mut population = Population::new(config.seed(seed))?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    Ok(population.best_fitness())
}

fn default(seed: u64) -> Result<f64, Error> {
    population(EvolutionConfig::default(), seed)
}

/// Mutates at the rate of `Tron::evolve`.
fn same_rate(seed: u64) -> Result<f64, Error> {
    population(EvolutionConfig::default().mutation_rate(0.03), seed)
}

// #endregion
/// The ablation: as little crossover as the library allows.
fn less_crossover(seed: u64) -> Result<f64, Error> {
    let config = EvolutionConfig::default().mutation_rate(0.03);
    population(config.crossover_rate(0.1), seed)
}

type Search = fn(u64) -> Result<f64, Error>;

fn main() -> Result<(), Error> {
    let arms: [(&str, Search); 5] = [
        ("random search", random_search),
        ("(1+8) strategy", evolution_strategy),
        ("population", default),
        ("population, rate 0.03", same_rate),
        ("population, rate 0.03, crossover 0.1", less_crossover),
    ];
    for (name, search) in arms {
        let runs = (301..=330).map(search);
        let best: Vec<f64> = runs.collect::<Result<_, _>>()?;
        // #region hidden
        let n = best.len() as f64;
        let mean = best.iter().sum::<f64>() / n;
        let squares: f64 = best.iter().map(|x| (x - mean).powi(2)).sum();
        let sd = (squares / (n - 1.0)).sqrt();
        let se = sd / n.sqrt();
        // #endregion
        println!("{name}:");
        println!("  mean {mean:.3}, SD {sd:.3}, SE {se:.3}");
    }
    Ok(())
}
