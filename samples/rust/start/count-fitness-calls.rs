use genesis_protocol::{
    Error, EvolutionConfig, Population, DNA,
};
use std::sync::atomic::{AtomicUsize, Ordering};

static CALLS: AtomicUsize = AtomicUsize::new(0);

/// Rewards speed and curiosity. `gene` needs no map.
fn fitness(dna: &DNA) -> f64 {
    CALLS.fetch_add(1, Ordering::Relaxed);
    let speed = dna.gene("speed").unwrap_or(0.0);
    let curiosity = dna.gene("curiosity").unwrap_or(0.0);
    (speed + curiosity) / 2.0
}

fn main() -> Result<(), Error> {
    let config = EvolutionConfig::default().seed(7);
    let mut population =
        Population::with_fitness(config, fitness)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    let calls = CALLS.load(Ordering::Relaxed);
    let best = population.best_fitness();
    println!("fitness calls: {calls}");
    println!("best fitness:  {best:.3}");
    Ok(())
}
