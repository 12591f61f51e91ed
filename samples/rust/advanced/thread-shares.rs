use genesis_protocol::{Error, EvolutionConfig, Population, DNA};
use std::collections::HashMap;
use std::sync::Mutex;
use std::thread::{self, ThreadId};

/// The thread of each measurement.
static MEASURED_BY: Mutex<Vec<ThreadId>> = Mutex::new(Vec::new());

fn fitness(dna: &DNA) -> f64 {
    MEASURED_BY.lock().unwrap().push(thread::current().id());
    dna.gene("speed").unwrap_or(0.0)
}

fn run(size: usize, threads: usize) -> Result<(), Error> {
    let config = EvolutionConfig::default()
        .population_size(size)
        .threads(threads);
    let mut population = Population::with_fitness(config, fitness)?;
    population.initialize()?;

    MEASURED_BY.lock().unwrap().clear();
    population.evolve()?;
    let mut counts = HashMap::new();
    for thread in MEASURED_BY.lock().unwrap().iter() {
        *counts.entry(*thread).or_insert(0) += 1;
    }
    let mut shares: Vec<u32> = counts.into_values().collect();
    shares.sort_by(|a, b| b.cmp(a));
    println!(
        "{size:>4} organisms, threads {threads:>2}: {shares:?}, best {:.3}",
        population.best_fitness()
    );
    Ok(())
}

fn main() -> Result<(), Error> {
    run(1000, 1)?;
    run(1000, 4)?;
    run(1000, 7)?;
    run(10, 64)
}
