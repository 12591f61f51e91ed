use genesis_protocol::{Error, EvolutionConfig, Population, Tron, DNA};

fn main() -> Result<(), Error> {
    // One organism, on its own.
    let mut tron = Tron::new(DNA::from_seed(2024));
    tron.initialize_neural_network()?;
    let at_birth = tron.fitness();
    for _ in 0..50 {
        tron.evolve()?;
    }
    println!("alone:   {at_birth:.3} -> {:.3}", tron.fitness());

    // Fifty organisms, for as many generations.
    let config = EvolutionConfig::default()
        .population_size(50)
        .generations(50)
        .seed(2024);
    let mut population = Population::new(config)?;
    population.initialize()?;
    let first = population.best_fitness();
    while !population.is_finished() {
        population.evolve()?;
    }
    println!("group:   {first:.3} -> {:.3}", population.best_fitness());

    // The genes that won.
    if let Some(best) = population.best() {
        for (name, value) in best.dna().genes() {
            println!("  {name:<12}{value:.2}");
        }
    }
    Ok(())
}
