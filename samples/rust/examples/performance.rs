use genesis_protocol::{
    Activation, Error, EvolutionConfig, Generation, NeuralNetwork, Population, Tron, DNA,
};
use std::collections::BTreeMap;
use std::mem::size_of_val;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;

type Lesson = (Vec<f64>, Vec<f64>);

static MEASURED: AtomicUsize = AtomicUsize::new(0);
static CACHE: Mutex<Option<BTreeMap<Vec<u8>, f64>>> = Mutex::new(None);

// Made once in each thread, not once for each organism.
thread_local!(static LESSONS: Vec<Lesson> = lessons());

/// Is the number of senses that are present odd?
fn lessons() -> Vec<Lesson> {
    (0..16u32)
        .map(|situation| {
            let senses = (0..4).map(|sense| f64::from(situation >> sense & 1));
            let odd = f64::from(situation.count_ones() % 2);
            (senses.collect(), vec![2.0 * odd - 1.0])
        })
        .collect()
}

/// The costly part: builds a network of 37 weights and tries every lesson.
fn measure(dna: &DNA) -> f64 {
    MEASURED.fetch_add(1, Ordering::Relaxed);
    NeuralNetwork::from_dna(dna, 4, &[6, 1], Activation::Softsign, 0.01)
        .and_then(|network| LESSONS.with(|lessons| network.loss(lessons)))
        .map_or(0.0, |loss| 1.0 - loss / 4.0)
}

fn remembered(key: &[u8], dna: &DNA) -> f64 {
    let known = CACHE
        .lock()
        .unwrap()
        .as_ref()
        .and_then(|cache| cache.get(key).copied());
    if let Some(fitness) = known {
        return fitness;
    }
    // The lock is open again: other threads do not wait for the measurement.
    let fitness = measure(dna);
    let mut cache = CACHE.lock().unwrap();
    cache
        .get_or_insert_with(BTreeMap::new)
        .insert(key.to_vec(), fitness);
    fitness
}

fn by_sequence(dna: &DNA) -> f64 {
    remembered(dna.sequence(), dna)
}

/// Six genes come first, then the bytes of the 37 weights; no other byte matters.
fn by_weights(dna: &DNA) -> f64 {
    remembered(&dna.sequence()[6..43], dna)
}

fn run(label: &str, threads: usize, fitness: fn(&DNA) -> f64) -> Result<Population, Error> {
    MEASURED.store(0, Ordering::Relaxed);
    let config = EvolutionConfig::default()
        .population_size(100)
        .mutation_rate(0.01)
        .generations(100)
        .threads(threads);
    let mut population = Population::with_fitness(config, fitness)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    println!(
        "{label:<13} measured {}, best {:.4}, DNA {}",
        MEASURED.load(Ordering::Relaxed),
        population.best_fitness(),
        &population.organisms()[0].dna().checksum()[..8]
    );
    Ok(population)
}

/// Its sequence, its checksum and the weights of its network.
fn bytes_of(tron: &Tron) -> usize {
    let network = tron.network();
    let weights = network.map_or(0, |network| size_of_val(network.weights()));
    tron.dna().sequence().len() + tron.dna().checksum().len() + weights
}

fn main() -> Result<(), Error> {
    run("1 thread", 1, measure)?;
    run("4 threads", 4, measure)?;
    run("same sequence", 1, by_sequence)?;
    CACHE.lock().unwrap().take();
    let mut population = run("same weights", 1, by_weights)?;

    let best = population.organisms()[0].clone();
    println!("an organism: {} bytes", bytes_of(&best));
    let saved = best.dna().sequence().to_vec();
    let fitness = measure(&DNA::from_sequence(&saved)?);
    println!(
        "saved in {} bytes, same fitness: {}",
        saved.len(),
        fitness == best.fitness()
    );

    population.initialize()?;
    let records: Vec<Generation> = population.stream().collect::<Result<_, _>>()?;
    println!(
        "{} records: {} bytes",
        records.len(),
        size_of_val(&records[..])
    );
    Ok(())
}
