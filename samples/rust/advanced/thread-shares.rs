// #rust-only: the Python package uses one thread.
// #region hidden
use genesis_protocol::{Error, EvolutionConfig, Population, DNA};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};
use std::thread::{self, ThreadId};

/// The thread of each fitness evaluation.
static EVALUATED_BY: Mutex<Vec<ThreadId>> = Mutex::new(Vec::new());

fn evaluated_by() -> MutexGuard<'static, Vec<ThreadId>> {
    EVALUATED_BY.lock().expect("no thread panicked")
}

// #endregion
fn fitness(dna: &DNA) -> f64 {
    evaluated_by().push(thread::current().id());
    dna.genes().values().sum::<f64>() / 6.0
}

fn run(size: usize, threads: usize) -> Result<(), Error> {
    let config = EvolutionConfig::default()
        .population_size(size)
        .generations(10)
        .threads(threads);
    let mut population = Population::with_fitness(config, fitness)?;
    population.initialize()?;
    // #region hidden

    evaluated_by().clear();
    population.evolve()?;
    let mut counts = HashMap::new();
    for thread in evaluated_by().iter() {
        *counts.entry(*thread).or_insert(0) += 1;
    }
    let (least, most) = counts
        .values()
        .fold((u32::MAX, 0), |(least, most), &count| {
            (least.min(count), most.max(count))
        });
    // #endregion
    while !population.is_finished() {
        population.evolve()?;
    }
    let used = counts.len();
    let best = population.best().map_or("", |best| best.dna().checksum());
    print!("{size:>4} {threads:>7} {used:>4}");
    println!(" {least:>5} {most:>4} {best:.8}");
    Ok(())
}

fn main() -> Result<(), Error> {
    println!("size threads used least most best");
    run(1000, 1)?;
    run(1000, 4)?;
    run(1000, 7)?;
    run(100, 64)
}
