use genesis_protocol::{Error, EvolutionConfig, Population};

fn main() -> Result<(), Error> {
    for (size, rate) in [(10, 0.01), (100, 0.001), (100, 0.01), (100, 0.1)] {
        let config = EvolutionConfig::default()
            .population_size(size)
            .mutation_rate(rate)
            .generations(100);
        let mut population = Population::new(config)?;
        population.initialize()?;
        while !population.is_finished() {
            population.evolve()?;
        }
        println!(
            "{:>3} at {:<5}  best {:.3}  average {:.3}  diversity {:.3}",
            size,
            rate,
            population.best_fitness(),
            population.average_fitness(),
            population.diversity()
        );
    }

    let config = EvolutionConfig::default().mutation_rate(0.5);
    if let Err(error) = Population::new(config) {
        println!("refused: {}", error);
    }
    Ok(())
}
