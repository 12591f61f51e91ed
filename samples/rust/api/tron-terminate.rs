// #region hidden
use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(7));
    tron.initialize_neural_network()?;

    // #endregion
    tron.evolve()?;
    tron.terminate()?;

    println!("state {}", tron.state());
    println!("final fitness {:.3}", tron.fitness());
    println!("has a network: {}", tron.network().is_some());
    if let Err(error) = tron.evolve() {
        println!("error: {error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
