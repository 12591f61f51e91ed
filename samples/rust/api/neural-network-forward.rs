// #region hidden
use genesis_protocol::{Activation, Error, NeuralNetwork};

fn main() -> Result<(), Error> {
    // #endregion
    let network = NeuralNetwork::new(2, &[4, 3], Activation::Sigmoid, 0.01, 7)?;
    println!("{:.3?}", network.forward(&[0.0, 0.0])?);
    println!("{:.3?}", network.forward(&[1.0, -1.0])?);

    if let Err(error) = network.forward(&[1.0]) {
        println!("error: {error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
