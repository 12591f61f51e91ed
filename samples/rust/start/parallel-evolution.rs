use genesis_protocol::{
    Error, EvolutionConfig, Population,
};
use std::thread::available_parallelism;

fn main() -> Result<(), Error> {
    // One thread per core; the library's maximum is 64.
    let cores = available_parallelism()
        .map_or(1, |count| count.get());

    let one = best_fitness(1)?;
    let every = best_fitness(cores.min(64))?;
    println!("one thread:   {one:.6}");
    println!("all cores:    {every:.6}");
    println!("same result:  {}", one == every);
    Ok(())
}

fn best_fitness(threads: usize) -> Result<f64, Error> {
    let config =
        EvolutionConfig::default().seed(7).threads(threads);
    let mut population = Population::new(config)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    Ok(population.best_fitness())
}
