use genesis_protocol::{Error, EvolutionConfig, Population, DNA};

const TARGET: &[u8; 32] = b"many small changes, kept if good";

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

    println!("change                found in generation");
    compare("none", config.clone())?;
    compare("elitism 0.0", config.clone().elitism(0.0))?;
    compare("elitism 0.5", config.clone().elitism(0.5))?;
    compare("tournament size 2", config.clone().tournament_size(2))?;
    compare("tournament size 10", config.clone().tournament_size(10))?;
    compare("mutation rate 0.001", config.clone().mutation_rate(0.001))?;
    compare("mutation rate 0.1", config.clone().mutation_rate(0.1))?;
    compare("crossover rate 0.1", config.clone().crossover_rate(0.1))?;
    compare("population size 20", config.clone().population_size(20))?;
    compare("seed 1", config.seed(1))
}

fn compare(change: &str, config: EvolutionConfig) -> Result<(), Error> {
    let mut population = Population::with_fitness(config, likeness)?;
    population.initialize()?;
    for generation in population.stream() {
        let generation = generation?;
        if generation.best_fitness >= 1.0 {
            println!("{change:<20}  {:>19}", generation.number);
            break;
        }
    }
    Ok(())
}
