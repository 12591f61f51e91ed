// #region hidden
use genesis_protocol::{Error, EvolutionConfig, Population};

fn main() -> Result<(), Error> {
    // #endregion
    let config = EvolutionConfig::default().generations(20).seed(7);
    let mut population = Population::new(config)?;
    if let Err(error) = population.evolve() {
        println!("{error}");
    }

    population.initialize()?;
    println!("first generation: {:.3}", population.best_fitness());
    while !population.is_finished() {
        population.evolve()?;
    }
    println!("last generation:  {:.3}", population.best_fitness());
    // #region hidden
    Ok(())
}
// #endregion
