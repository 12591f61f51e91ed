use genesis_protocol::{Error, EvolutionConfig, Population, DNA};

const TARGET: &[u8; 32] = b"many small changes, kept if good";

/// The share of the target's 256 bits that the first 32 bytes of DNA have.
fn likeness(dna: &DNA) -> f64 {
    let bytes = dna.sequence().iter().zip(TARGET);
    let wrong: u32 = bytes.map(|(a, b)| (a ^ b).count_ones()).sum();
    1.0 - f64::from(wrong) / 256.0
}

fn main() -> Result<(), Error> {
    let config = EvolutionConfig::default()
        .population_size(200)
        .mutation_rate(0.02)
        .generations(500);
    let mut population = Population::with_fitness(config, likeness)?;
    population.initialize()?;

    println!("generation   best  average  first 32 bytes of the best");
    report(&population);
    while !population.is_finished() && population.best_fitness() < 1.0 {
        for generation in population.stream().take(25) {
            if generation?.best_fitness >= 1.0 {
                break;
            }
        }
        report(&population);
    }
    println!("diversity at the end: {:.3}", population.diversity());
    Ok(())
}

fn report(population: &Population) {
    let bytes = population
        .best()
        .map_or(&[][..], |best| best.dna().sequence());
    let text: String = bytes.iter().take(TARGET.len()).map(printable).collect();
    println!(
        "{:>10}  {:.3}    {:.3}  {text}",
        population.generation(),
        population.best_fitness(),
        population.average_fitness()
    );
}

fn printable(byte: &u8) -> char {
    match byte {
        b' '..=b'~' => char::from(*byte),
        _ => '.',
    }
}
