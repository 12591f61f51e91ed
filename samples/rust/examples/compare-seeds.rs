use genesis_protocol::{
    Error, EvolutionConfig, Population,
};

const SEEDS: u64 = 30;

fn main() -> Result<(), Error> {
    let base = EvolutionConfig::default();
    let variants = [
        ("baseline", base.clone()),
        ("elitism 0.0", base.clone().elitism(0.0)),
        ("tournament 10", base.clone().tournament_size(10)),
        (
            "mutation 0.001",
            base.clone().mutation_rate(0.001),
        ),
    ];

    println!("variant         mean     SD     SE");
    for (name, config) in variants {
        let best = (1..=SEEDS)
            .map(|seed| best_fitness(&config, seed))
            .collect::<Result<Vec<_>, _>>()?;
        let (mean, sd) = mean_and_sd(&best);
        let se = sd / (SEEDS as f64).sqrt();
        println!("{name:<14}{mean:>7.4}{sd:>7.4}{se:>7.4}");
    }
    Ok(())
}

/// Runs one replicate and returns its best fitness.
fn best_fitness(
    config: &EvolutionConfig,
    seed: u64,
) -> Result<f64, Error> {
    let config = config.clone().seed(seed);
    let mut population = Population::new(config)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    Ok(population.best_fitness())
}

fn mean_and_sd(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares = values.iter().map(|x| (x - mean).powi(2));
    let variance = squares.sum::<f64>() / (n - 1.0);
    (mean, variance.sqrt())
}
