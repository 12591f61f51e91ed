// #region hidden
use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(7));
    tron.initialize_neural_network()?;

    // #endregion
    for generations in [0, 5, 5] {
        for _ in 0..generations {
            tron.evolve()?;
        }
        let (generation, fitness) = (tron.generation(), tron.fitness());
        println!("{} in generation {}", tron.state(), generation);
        println!("  fitness {:.3}, age {:?}", fitness, tron.age());
    }
    // #region hidden
    Ok(())
}
// #endregion
