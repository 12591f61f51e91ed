// #region hidden
use genesis_protocol::{Activation, Error, NeuralNetwork};

fn main() -> Result<(), Error> {
    let untrained = NeuralNetwork::new(2, &[4, 1], Activation::Tanh, 0.01, 7)?;
    // Exclusive or: 1.0 if exactly one input is 1.0.
    let pairs = [
        (0.0, 0.0, 0.0),
        (0.0, 1.0, 1.0),
        (1.0, 0.0, 1.0),
        (1.0, 1.0, 0.0),
    ]
    .map(|(a, b, wanted)| (vec![a, b], vec![wanted]));

    // #endregion
    for rate in [0.001, 0.01, 1.0] {
        let mut network = untrained.clone();
        network.set_learning_rate(rate)?;
        network.train_all(&pairs, 1000)?;
        let loss = network.loss(&pairs)?;
        println!("rate {}: loss {:.4}", network.learning_rate(), loss);
    }

    let mut network = untrained;
    if let Err(error) = network.set_learning_rate(1.5) {
        println!("error: {error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
