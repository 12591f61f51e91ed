// #region hidden
use genesis_protocol::{Activation, Error, NeuralNetwork};

fn main() -> Result<(), Error> {
    // #endregion
    let network = NeuralNetwork::new(2, &[3, 1], Activation::Tanh, 0.01, 7)?;
    println!("inputs     {}", network.input_size());
    println!("layers     {:?}", network.layers());
    println!("activation {}", network.activation());

    // Three neurons have a bias and two weights, one has a bias and three.
    println!("weights    {}", network.weights().len());
    println!("first neuron {:.3?}", &network.weights()[..3]);
    // #region hidden
    Ok(())
}
// #endregion
