// #region hidden
use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(7));
    tron.initialize_neural_network()?;

    // #endregion
    tron.pause()?;
    println!("paused: {}", tron.is_paused());
    if let Err(error) = tron.evolve() {
        println!("error: {error}");
    }

    tron.resume()?;
    println!("fitness {:.3}", tron.evolve()?);
    // #region hidden
    Ok(())
}
// #endregion
