use genesis_protocol::{Environment, Error, EvolutionConfig, Population};

fn main() -> Result<(), Error> {
    let mut population = Population::new(EvolutionConfig::default().seed(7))?;
    population.initialize()?;
    for _ in 0..10 {
        population.evolve()?;
    }

    let mut meadow = Environment::new(200.0, 100.0)?;
    meadow.add_resource("food", 10.0)?;
    for tron in &population.organisms()[..5] {
        meadow.add_organism(tron.clone())?;
    }
    let state = meadow.run(200)?;
    println!("alive after {} steps: {}", state.step, state.organism_count);
    println!("food left: {:.1}", meadow.resources()["food"]);
    Ok(())
}
