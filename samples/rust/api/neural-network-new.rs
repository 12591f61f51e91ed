// #region hidden
use genesis_protocol::{Activation, Error, NeuralNetwork};

fn main() -> Result<(), Error> {
    // #endregion
    let network = NeuralNetwork::new(2, &[3, 1], Activation::Tanh, 0.01, 7)?;
    println!("{} weights", network.weights().len());
    println!("output {:.3}", network.forward(&[0.5, -0.5])?[0]);

    if let Err(error) = NeuralNetwork::new(2, &[], Activation::Tanh, 0.01, 7) {
        println!("error: {error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
