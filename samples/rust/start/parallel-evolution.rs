use genesis_protocol::{Error, EvolutionConfig, Population};
use std::thread::available_parallelism;

fn main() -> Result<(), Error> {
    // One thread for each core; 64 is the most that the library accepts.
    let cores = available_parallelism().map_or(1, |count| count.get());

    let alone = best_after_a_run(1)?;
    let together = best_after_a_run(cores.min(64))?;
    println!("one thread:   {alone:.6}");
    println!("all cores:    {together:.6}");
    println!("same result:  {}", alone == together);
    Ok(())
}

fn best_after_a_run(threads: usize) -> Result<f64, Error> {
    let config = EvolutionConfig::default().threads(threads);
    let mut population = Population::new(config)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    Ok(population.best_fitness())
}
