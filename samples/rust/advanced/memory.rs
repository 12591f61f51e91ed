// #rust-only: it counts the bytes that Rust allocates, and Python objects have other sizes.
// #region hidden
use genesis_protocol::{Error, EvolutionConfig, Population, Tron};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

static NOW: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

/// The system allocator, which also counts the bytes in use.
struct Counter;

unsafe impl GlobalAlloc for Counter {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let now = NOW.fetch_add(layout.size(), Ordering::Relaxed) + layout.size();
        PEAK.fetch_max(now, Ordering::Relaxed);
        System.alloc(layout)
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        NOW.fetch_sub(layout.size(), Ordering::Relaxed);
        System.dealloc(pointer, layout)
    }
}

#[global_allocator]
static COUNTER: Counter = Counter;

/// Megabytes in use now, and the peak since the last call.
fn in_use() -> (f64, f64) {
    let now = NOW.load(Ordering::Relaxed);
    let peak = PEAK.swap(now, Ordering::Relaxed);
    (now as f64 / 1e6, peak as f64 / 1e6)
}

fn population(size: usize, threads: usize) -> Result<Population, Error> {
    let config = EvolutionConfig::default()
        .population_size(size)
        .threads(threads)
        .generations(50);
    let mut population = Population::new(config)?;
    population.initialize()?;
    Ok(population)
}

fn main() -> Result<(), Error> {
    // #endregion
    println!("organisms     alive  evolving");
    for size in [100, 1000, 10_000] {
        let mut population = population(size, 1)?;
        let (alive, _) = in_use();
        population.evolve()?;
        let (_, peak) = in_use();
        println!("{size:>9} {alive:>6.2} MB {peak:>6.2} MB");
    }
    // #region hidden
    // With several threads the peak varies from run to run, so only check a limit.
    for threads in [2, 8] {
        let mut shared = population(10_000, threads)?;
        in_use();
        shared.evolve()?;
        let each = in_use().1 * 1e6 / 10_000.0;
        println!(
            "{threads} threads: at most 2200 bytes each: {}",
            each <= 2200.0
        );
    }
    // #endregion

    let mut streamed = population(1000, 1)?;
    let records: Vec<_> = streamed.stream().collect::<Result<_, _>>()?;
    println!("{} records kept:     {:>5.2} MB", records.len(), in_use().0);
    drop(streamed);

    let mut kept: Vec<Vec<Tron>> = Vec::new();
    let mut stored = population(1000, 1)?;
    while !stored.is_finished() {
        stored.evolve()?;
        kept.push(stored.organisms().to_vec());
    }
    println!("{} generations kept: {:>5.2} MB", kept.len(), in_use().0);
    // #region hidden
    Ok(())
}
// #endregion
