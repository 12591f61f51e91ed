// #status compile-only: its times differ from run to run
// #region hidden
use genesis_protocol::{Activation, Error, EvolutionConfig};
use genesis_protocol::{NeuralNetwork, Population, DNA};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

const GENERATIONS: usize = 9;

/// An expensive fitness function: trains a network for ten epochs.
fn after_learning(dna: &DNA) -> f64 {
    let example = |(a, b): (f64, f64)| (vec![a, b], vec![-a * b]);
    let examples = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)].map(example);
    NeuralNetwork::from_dna(dna, 2, &[3, 1], Activation::Tanh, 0.1)
        .and_then(|mut network| network.train_all(&examples, 10))
        .map_or(0.0, |losses| 1.0 - losses[9] / 4.0)
}

// #endregion
/// The shortest and the median time of nine generations, in milliseconds.
fn measure(mut population: Population) -> Result<(f64, f64), Error> {
    population.initialize()?;
    population.evolve()?; // Warm-up, not timed.
    let mut times: Vec<Duration> = Vec::new();
    for _ in 0..GENERATIONS {
        let start = Instant::now();
        population.evolve()?;
        times.push(start.elapsed());
    }
    times.sort();
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    Ok((milliseconds(times[0]), milliseconds(times[GENERATIONS / 2])))
}

fn main() -> Result<(), Error> {
    // #region hidden
    let cores = available_parallelism().map_or(1, |count| count.get().min(64));
    println!("fitness   size threads  shortest    median");

    // #endregion
    for size in [100, 1000, 10_000] {
        for threads in [1, cores] {
            let config = EvolutionConfig::default();
            let config = config.population_size(size).threads(threads);
            let usual = Population::new(config.clone())?;
            let costly = Population::with_fitness(config, after_learning)?;
            let populations = [("usual", usual), ("costly", costly)];
            for (label, population) in populations {
                let (shortest, median) = measure(population)?;
                print!("{label:<7} {size:>6} {threads:>7} ");
                println!("{shortest:>9.3} {median:>9.3}");
            }
        }
    }
    Ok(())
}
