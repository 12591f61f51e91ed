// #region hidden
use genesis_protocol::{Error, EvolutionConfig, Population};

fn best_after_evolution(config: EvolutionConfig) -> Result<f64, Error> {
    let mut population = Population::new(config)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    Ok(population.best_fitness())
}

fn main() -> Result<(), Error> {
    // #endregion
    let config = EvolutionConfig::default()
        .population_size(50)
        .generations(30)
        .seed(7);
    for threads in [1, 4] {
        let best = best_after_evolution(config.clone().threads(threads))?;
        println!("threads: {threads}, best: {best:.6}");
    }

    if let Err(error) = Population::new(config.population_size(5)) {
        println!("{error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
