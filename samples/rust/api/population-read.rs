// #region hidden
use genesis_protocol::{Error, EvolutionConfig, Population};

fn main() -> Result<(), Error> {
    let mut population = Population::new(EvolutionConfig::default().seed(7))?;
    population.initialize()?;
    for _ in 0..25 {
        population.evolve()?;
    }
    // #endregion
    println!(
        "generation {}, {} organisms",
        population.generation(),
        population.size()
    );
    println!("best fitness    {:.3}", population.best_fitness());
    println!("average fitness {:.3}", population.average_fitness());
    println!("diversity       {:.3}", population.diversity());

    if let Some(best) = population.best() {
        println!("speed of the best {:.2}", best.dna().gene("speed")?);
    }
    let last = &population.organisms()[population.size() - 1];
    println!("fitness of the last {:.3}", last.fitness());
    // #region hidden
    Ok(())
}
// #endregion
