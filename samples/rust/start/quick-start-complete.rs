use genesis_protocol::{
    Error, EvolutionConfig, Population, Tron, DNA,
};

fn main() -> Result<(), Error> {
    // Ada, evolving alone.
    let mut ada = Tron::new(DNA::from_seed(7));
    ada.initialize_neural_network()?;
    let at_birth = ada.fitness();
    for _ in 0..50 {
        ada.evolve()?;
    }
    let evolved = ada.fitness();
    println!("alone:   {at_birth:.3} -> {evolved:.3}");

    // Fifty organisms, for the same number of generations.
    let config = EvolutionConfig::default()
        .population_size(50)
        .generations(50)
        .seed(7);
    let mut population = Population::new(config)?;
    population.initialize()?;
    let first = population.best_fitness();
    while !population.is_finished() {
        population.evolve()?;
    }
    let last = population.best_fitness();
    println!("group:   {first:.3} -> {last:.3}");

    // The genes of the fittest organism.
    if let Some(best) = population.best() {
        for (name, value) in best.dna().genes() {
            println!("  {name:<12}{value:.2}");
        }
    }
    Ok(())
}
