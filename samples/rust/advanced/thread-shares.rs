// #rust-only: the Python package uses one thread.
use genesis_protocol::{Error, EvolutionConfig, Population, DNA};
use std::collections::HashMap;
use std::sync::Mutex;
use std::thread::{self, ThreadId};

/// The thread of each fitness evaluation.
static EVALUATED_BY: Mutex<Vec<ThreadId>> = Mutex::new(Vec::new());

fn fitness(dna: &DNA) -> f64 {
    EVALUATED_BY
        .lock()
        .expect("no thread panicked")
        .push(thread::current().id());
    dna.genes().values().sum::<f64>() / 6.0
}

fn run(size: usize, threads: usize) -> Result<(), Error> {
    let config = EvolutionConfig::default()
        .population_size(size)
        .generations(10)
        .threads(threads);
    let mut population = Population::with_fitness(config, fitness)?;
    population.initialize()?;

    EVALUATED_BY.lock().expect("no thread panicked").clear();
    population.evolve()?;
    let mut counts = HashMap::new();
    for thread in EVALUATED_BY.lock().expect("no thread panicked").iter() {
        *counts.entry(*thread).or_insert(0) += 1;
    }
    let (least, most) = counts
        .values()
        .fold((u32::MAX, 0), |(least, most), &count| {
            (least.min(count), most.max(count))
        });
    while !population.is_finished() {
        population.evolve()?;
    }
    println!(
        "{size:>4} organisms, threads {threads:>2}: {:>2} used, {least} to {most} each, best {:.8}",
        counts.len(),
        population.best().map_or("", |best| best.dna().checksum())
    );
    Ok(())
}

fn main() -> Result<(), Error> {
    run(1000, 1)?;
    run(1000, 4)?;
    run(1000, 7)?;
    run(100, 64)
}
