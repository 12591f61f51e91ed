use genesis_protocol::{
    Error, EvolutionConfig, Population, DNA,
};

const SEEDS: u64 = 30;
const TARGET: &[u8; 32] =
    b"many small changes, kept if good";

fn likeness(dna: &DNA) -> f64 {
    let pairs = dna.sequence().iter().zip(TARGET);
    let wrong: u32 =
        pairs.map(|(a, b)| (a ^ b).count_ones()).sum();
    1.0 - f64::from(wrong) / 256.0
}

fn main() -> Result<(), Error> {
    let base = EvolutionConfig::default()
        .population_size(200)
        .mutation_rate(0.02)
        .generations(500);
    let variants = [
        ("baseline", base.clone()),
        ("elitism 0.0", base.clone().elitism(0.0)),
        ("tournament 10", base.clone().tournament_size(10)),
        ("population 20", base.clone().population_size(20)),
    ];

    println!("variant         mean     SD     SE");
    for (name, config) in variants {
        let needed = (1..=SEEDS)
            .map(|seed| generations(&config, seed))
            .collect::<Result<Vec<_>, _>>()?;
        let (mean, sd) = mean_and_sd(&needed);
        let se = sd / (SEEDS as f64).sqrt();
        println!("{name:<14}{mean:>7.1}{sd:>7.1}{se:>7.1}");
    }
    Ok(())
}

/// Runs one replicate until the sentence is complete.
fn generations(
    config: &EvolutionConfig,
    seed: u64,
) -> Result<f64, Error> {
    let config = config.clone().seed(seed);
    let mut population =
        Population::with_fitness(config, likeness)?;
    population.initialize()?;
    for generation in population.stream() {
        if generation?.best_fitness >= 1.0 {
            break;
        }
    }
    Ok(f64::from(population.generation()))
}
// #region hidden

fn mean_and_sd(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares = values.iter().map(|x| (x - mean).powi(2));
    let variance = squares.sum::<f64>() / (n - 1.0);
    (mean, variance.sqrt())
}
// #endregion
