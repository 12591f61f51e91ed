// #region hidden
use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(7));
    tron.initialize_neural_network()?;

    // #endregion
    println!("at birth: {:.3}", tron.fitness());
    for _ in 0..4 {
        let fitness = tron.evolve()?;
        println!("generation {}: {:.3}", tron.generation(), fitness);
    }
    println!("energy left: {:.2}", tron.energy());
    // #region hidden
    Ok(())
}
// #endregion
