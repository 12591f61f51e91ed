// #region hidden
use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    // #endregion
    let mut tron = Tron::new(DNA::from_seed(7));
    if let Err(error) = tron.evolve() {
        println!("{error}");
    }

    tron.initialize_neural_network()?;
    if let Some(network) = tron.network() {
        println!("inputs {}", network.input_size());
        println!("layers {:?}", network.layers());
    }
    println!("fitness {:.3}", tron.fitness());
    // #region hidden
    Ok(())
}
// #endregion
