//! The time and memory that a generation takes. The only experiment whose results depend on the
//! machine.

use crate::Values;
use genesis_protocol::{Activation, Error, EvolutionConfig, NeuralNetwork, Population, DNA};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicBool, AtomicIsize, Ordering};
use std::time::Instant;

const GENERATIONS: usize = 3;

/// The median time of a generation in milliseconds, and the peak memory of one in megabytes.
pub fn cost(fitness: &str, threads: usize, size: usize, seed: u64) -> Values {
    let config = EvolutionConfig::default()
        .population_size(size)
        .threads(threads)
        .seed(seed);
    let mut population = match fitness {
        "usual" => Population::new(config)?,
        "costly" => Population::with_fitness(config, after_learning)?,
        _ => return Err(format!("no fitness is called {fitness}").into()),
    };
    let megabytes = peak_memory(&mut population)?;
    Ok(vec![median_time(&mut population)?, megabytes])
}

/// An expensive fitness function: how well a network does after ten epochs of training.
fn after_learning(dna: &DNA) -> f64 {
    let lesson = |a: f64, b: f64| (vec![a, b], vec![-a * b]);
    let lessons = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)].map(|(a, b)| lesson(a, b));
    NeuralNetwork::from_dna(dna, 2, &[3, 1], Activation::Tanh, 0.1)
        .and_then(|mut network| network.train_all(&lessons, 10))
        .map_or(0.0, |losses| 1.0 - losses[9] / 4.0)
}

fn median_time(population: &mut Population) -> Result<f64, Error> {
    let mut times = Vec::with_capacity(GENERATIONS);
    for _ in 0..GENERATIONS {
        let start = Instant::now();
        population.evolve()?;
        times.push(start.elapsed().as_secs_f64() * 1000.0);
    }
    times.sort_by(f64::total_cmp);
    Ok(times[GENERATIONS / 2])
}

/// Initializes the population and evolves one generation. Counting takes time, so this one isn't timed.
fn peak_memory(population: &mut Population) -> Result<f64, Error> {
    IN_USE.store(0, Ordering::Relaxed);
    PEAK.store(0, Ordering::Relaxed);
    IS_COUNTING.store(true, Ordering::Relaxed);
    let result = population.initialize().and_then(|()| population.evolve());
    IS_COUNTING.store(false, Ordering::Relaxed);
    result?;
    Ok(PEAK.load(Ordering::Relaxed) as f64 / 1e6)
}

static IS_COUNTING: AtomicBool = AtomicBool::new(false);
static IN_USE: AtomicIsize = AtomicIsize::new(0);
static PEAK: AtomicIsize = AtomicIsize::new(0);

/// The system's allocator, which counts the bytes in use on request.
struct Counter;

unsafe impl GlobalAlloc for Counter {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if IS_COUNTING.load(Ordering::Relaxed) {
            let size = layout.size() as isize;
            let now = IN_USE.fetch_add(size, Ordering::Relaxed) + size;
            PEAK.fetch_max(now, Ordering::Relaxed);
        }
        System.alloc(layout)
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        if IS_COUNTING.load(Ordering::Relaxed) {
            IN_USE.fetch_sub(layout.size() as isize, Ordering::Relaxed);
        }
        System.dealloc(pointer, layout)
    }
}

#[global_allocator]
static COUNTER: Counter = Counter;
