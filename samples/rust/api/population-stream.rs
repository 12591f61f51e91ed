// #region hidden
use genesis_protocol::{Error, EvolutionConfig, Population};

fn main() -> Result<(), Error> {
    let config = EvolutionConfig::default().generations(100).seed(7);
    let mut population = Population::new(config)?;
    population.initialize()?;
    // #endregion
    for generation in population.stream() {
        let generation = generation?;
        if generation.best_fitness >= 0.7 {
            println!("0.7 reached in generation {}", generation.number);
            println!("average {:.3}", generation.average_fitness);
            break;
        }
    }

    // The rest of the 100 generations.
    let rest = population.stream().count();
    println!("{} more, best {:.3}", rest, population.best_fitness());
    // #region hidden
    Ok(())
}
// #endregion
