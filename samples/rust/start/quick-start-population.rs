use genesis_protocol::{Error, EvolutionConfig, Population};

fn main() -> Result<(), Error> {
    let config = EvolutionConfig::default()
        .population_size(50)
        .generations(50)
        .seed(7);

    let mut population = Population::new(config)?;
    population.initialize()?;
    println!("generation  0: best {:.3}", population.best_fitness());

    while !population.is_finished() {
        population.evolve()?;
        if population.generation() % 10 == 0 {
            println!(
                "generation {}: best {:.3}",
                population.generation(),
                population.best_fitness()
            );
        }
    }
    Ok(())
}
