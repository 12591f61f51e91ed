// #region hidden
use genesis_protocol::Activation::Softsign;
use genesis_protocol::{
    Error, EvolutionConfig, Generation,
};
use genesis_protocol::{NeuralNetwork, Population, DNA};
use std::cell::RefCell;
use std::collections::HashMap;
use std::mem::{size_of, size_of_val};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

static EVALUATIONS: AtomicUsize = AtomicUsize::new(0);

// #endregion
type Cache = HashMap<Vec<u8>, f64>;
// #line 1
thread_local! {
    static CACHE: RefCell<Cache> = RefCell::default();
}

// #region hidden
/// How well a network of 17 weights computes exclusive or.
fn evaluate(dna: &DNA) -> f64 {
    EVALUATIONS.fetch_add(1, Relaxed);
    let inputs =
        [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)];
    let examples = inputs.map(|(a, b)| {
        let target = if a == b { -1.0 } else { 1.0 };
        (vec![a, b], vec![target])
    });
    NeuralNetwork::from_dna(dna, 2, &[4, 1], Softsign, 0.01)
        .and_then(|network| network.loss(&examples))
        .map_or(0.0, |loss| 1.0 - loss / 4.0)
}

// #endregion
/// Evaluates the same weights only once.
fn cached(dna: &DNA) -> f64 {
    // #line 2
    let weights = dna.sequence()[6..23].to_vec();
    CACHE.with(|cache| {
        let mut cache = cache.borrow_mut();
        *cache
            .entry(weights)
            .or_insert_with(|| evaluate(dna))
    })
}

fn run(
    name: &str,
    threads: usize,
    fitness: fn(&DNA) -> f64,
) -> Result<Population, Error> {
    let config =
        // #line 3
        EvolutionConfig::default().threads(threads).seed(7);
    let mut population =
        Population::with_fitness(config, fitness)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    let count = EVALUATIONS.swap(0, Relaxed);
    let checksum =
        &population.organisms()[0].dna().checksum()[..8];
    println!(
        "{name:<10} {count} evaluations, best {checksum}"
    );
    Ok(population)
}

fn main() -> Result<(), Error> {
    run("1 thread", 1, evaluate)?;
    run("4 threads", 4, evaluate)?;
    let population = run("cache", 1, cached)?;

    let best = &population.organisms()[0];
    // #line 4
    let dna = best.dna().sequence().len()
        + best.dna().checksum().len();
    let network = best
        .network()
        .map_or(&[][..], NeuralNetwork::weights);
    println!(
        "an organism: {} bytes",
        dna + size_of_val(network)
    );
    println!(
        "100 records: {} bytes",
        // #line 5
        100 * size_of::<Generation>()
    );
    Ok(())
}
