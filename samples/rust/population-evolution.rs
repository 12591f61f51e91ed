use genesis_protocol::{Error, EvolutionConfig, Population};

fn main() -> Result<(), Error> {
    let config = EvolutionConfig::default()
        .population_size(100)
        .mutation_rate(0.01)
        .crossover_rate(0.8)
        .generations(100)
        .seed(7);

    let mut population = Population::new(config)?;
    population.initialize()?;

    while !population.is_finished() {
        population.evolve()?;
        if population.generation() % 20 == 0 {
            println!(
                "generation {:>3}: best {:.3}, average {:.3}",
                population.generation(),
                population.best_fitness(),
                population.average_fitness()
            );
        }
    }

    println!(
        "best of {} organisms: {:.3}",
        population.size(),
        population.best_fitness()
    );
    Ok(())
}
