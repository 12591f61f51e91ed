use genesis_protocol::{
    Error, EvolutionConfig, Population,
};

fn main() -> Result<(), Error> {
    let config = EvolutionConfig::default()
        .population_size(50)
        .generations(50)
        .seed(7);

    let mut population = Population::new(config)?;
    population.initialize()?;
    let best = population.best_fitness();
    println!("generation  0: best {best:.3}");

    while !population.is_finished() {
        population.evolve()?;
        let number = population.generation();
        if number % 10 == 0 {
            let best = population.best_fitness();
            println!("generation {number}: best {best:.3}");
        }
    }
    Ok(())
}
