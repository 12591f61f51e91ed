use genesis_protocol::{Error, EvolutionConfig, Population};

fn main() -> Result<(), Error> {
    // The defaults are the settings of evolve-population.rs.
    let config = EvolutionConfig::default();

    println!("change         lowest   mean highest");
    compare("none", &config)?;
    compare("elitism 0.0", &config.clone().elitism(0.0))?;
    compare("elitism 0.5", &config.clone().elitism(0.5))?;
    compare("tournament 2", &config.clone().tournament_size(2))?;
    compare("tournament 10", &config.clone().tournament_size(10))?;
    compare("mutation 0.001", &config.clone().mutation_rate(0.001))?;
    compare("mutation 0.1", &config.clone().mutation_rate(0.1))
}

/// Prints the best fitness at the end of ten runs that differ in their seed alone.
fn compare(change: &str, config: &EvolutionConfig) -> Result<(), Error> {
    let (mut lowest, mut sum, mut highest) = (1.0_f64, 0.0, 0.0_f64);
    for seed in 1..=10 {
        let mut population = Population::new(config.clone().seed(seed))?;
        population.initialize()?;
        while !population.is_finished() {
            population.evolve()?;
        }
        let best = population.best_fitness();
        lowest = lowest.min(best);
        sum += best;
        highest = highest.max(best);
    }
    let mean = sum / 10.0;
    println!("{change:<14}{lowest:>7.3}{mean:>7.3}{highest:>8.3}");
    Ok(())
}
