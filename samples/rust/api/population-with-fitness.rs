// #region hidden
use genesis_protocol::{Error, EvolutionConfig, Population, DNA};

fn main() -> Result<(), Error> {
    // #endregion
    /// Rewards speed, curiosity, sociability and vision together.
    fn ranger(dna: &DNA) -> f64 {
        let genes = dna.genes();
        genes["speed"] * genes["curiosity"] * genes["sociability"] * genes["vision"]
    }

    let config = EvolutionConfig::default().generations(40).seed(7);
    let mut population = Population::with_fitness(config, ranger)?;
    population.initialize()?;
    println!("before: {:.3}", population.best_fitness());
    while !population.is_finished() {
        population.evolve()?;
    }
    println!("after:  {:.3}", population.best_fitness());
    // #region hidden
    Ok(())
}
// #endregion
