use genesis_protocol::{Error, EvolutionConfig, Population, DNA};

const TARGET: &[u8; 32] = b"many small changes, kept if good";

fn likeness(dna: &DNA) -> f64 {
    let bytes = dna.sequence().iter().zip(TARGET);
    let wrong: u32 = bytes.map(|(a, b)| (a ^ b).count_ones()).sum();
    1.0 - f64::from(wrong) / 256.0
}

fn main() -> Result<(), Error> {
    let config = EvolutionConfig::default()
        .population_size(200)
        .mutation_rate(0.02)
        .generations(500);

    println!("change          fewest    most");
    compare("none", &config)?;
    compare("elitism 0.0", &config.clone().elitism(0.0))?;
    compare("elitism 0.5", &config.clone().elitism(0.5))?;
    compare("tournament 2", &config.clone().tournament_size(2))?;
    compare("tournament 10", &config.clone().tournament_size(10))?;
    compare("mutation 0.001", &config.clone().mutation_rate(0.001))?;
    compare("mutation 0.1", &config.clone().mutation_rate(0.1))?;
    compare("crossover 0.1", &config.clone().crossover_rate(0.1))?;
    compare("population 20", &config.clone().population_size(20))
}

/// Prints how many generations the fastest and the slowest of five runs need.
fn compare(change: &str, config: &EvolutionConfig) -> Result<(), Error> {
    let mut needed = Vec::new();
    for seed in 1..=5 {
        let mut population = Population::with_fitness(config.clone().seed(seed), likeness)?;
        population.initialize()?;
        while !population.is_finished() && population.best_fitness() < 1.0 {
            population.evolve()?;
        }
        needed.push(population.generation());
    }
    needed.sort();
    let (fewest, most) = (needed[0], needed[needed.len() - 1]);
    println!("{change:<14}{fewest:>8}{most:>8}");
    Ok(())
}
