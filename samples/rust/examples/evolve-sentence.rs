// #region hidden
use genesis_protocol::{
    Error, EvolutionConfig, Population, DNA,
};

// #endregion
const TARGET: &[u8; 32] =
    b"many small changes, kept if good";

/// The fraction of the target's 256 bits that match.
// #line 1
fn likeness(dna: &DNA) -> f64 {
    let pairs = dna.sequence().iter().zip(TARGET);
    let wrong: u32 =
        pairs.map(|(a, b)| (a ^ b).count_ones()).sum();
    1.0 - f64::from(wrong) / 256.0
}

fn main() -> Result<(), Error> {
    let config = EvolutionConfig::default()
        .population_size(200)
        .mutation_rate(0.02)
        .generations(500)
        .seed(7);
    let mut population =
        Population::with_fitness(config, likeness)?;
    population.initialize()?;

    println!(
        "generation   best  average  text of the best"
    );
    report(&population);
    while population.best_fitness() < 1.0
        && !population.is_finished()
    {
        // #line 2
        for generation in population.stream().take(25) {
            if generation?.best_fitness >= 1.0 {
                break;
            }
        }
        report(&population);
    }
    println!(
        "final diversity: {:.3}",
        population.diversity()
    );
    Ok(())
}

fn report(population: &Population) {
    let text: String = population
        .best()
        .into_iter()
        .flat_map(|best| best.dna().sequence())
        .take(TARGET.len())
        .map(printable)
        .collect();
    println!(
        "{:>10}  {:.3}    {:.3}  {text}",
        population.generation(),
        population.best_fitness(),
        population.average_fitness()
    );
}
// #region hidden

fn printable(byte: &u8) -> char {
    match byte {
        b' '..=b'~' => char::from(*byte),
        _ => '.',
    }
}
// #endregion
