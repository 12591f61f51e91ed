// #region hidden
use genesis_protocol::{Activation, Error, NeuralNetwork};

fn main() -> Result<(), Error> {
    // #endregion
    // A neuron that computes a logical AND: a bias, then two weights.
    let weights = vec![-1.5, 1.0, 1.0];
    let and = NeuralNetwork::with_weights(2, &[1], Activation::Relu, 0.01, weights)?;
    for inputs in [[0.0, 1.0], [1.0, 1.0]] {
        println!("{:?} gives {:?}", inputs, and.forward(&inputs)?);
    }

    let short = NeuralNetwork::with_weights(2, &[1], Activation::Relu, 0.01, vec![1.0]);
    if let Err(error) = short {
        println!("error: {error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
