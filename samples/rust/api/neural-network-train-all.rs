// #region hidden
use genesis_protocol::{Activation, Error, NeuralNetwork};

fn main() -> Result<(), Error> {
    let mut network = NeuralNetwork::new(2, &[4, 1], Activation::Tanh, 0.01, 1)?;

    // #endregion
    // Exclusive or: 1.0 if exactly one input is 1.0.
    let pairs = [
        (0.0, 0.0, 0.0),
        (0.0, 1.0, 1.0),
        (1.0, 0.0, 1.0),
        (1.0, 1.0, 0.0),
    ]
    .map(|(a, b, wanted)| (vec![a, b], vec![wanted]));

    println!("before: {:.4}", network.loss(&pairs)?);
    let losses = network.train_all(&pairs, 10_000)?;
    println!("epoch 1000: {:.4}", losses[999]);
    println!("after: {:.4}", network.loss(&pairs)?);

    for (inputs, _) in &pairs {
        println!("{:?} gives {:.2}", inputs, network.forward(inputs)?[0]);
    }
    // #region hidden
    Ok(())
}
// #endregion
