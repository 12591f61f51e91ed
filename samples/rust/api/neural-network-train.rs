// #region hidden
use genesis_protocol::{Activation, Error, NeuralNetwork};

fn main() -> Result<(), Error> {
    let mut network = NeuralNetwork::new(2, &[4, 1], Activation::Tanh, 0.01, 7)?;

    // #endregion
    for step in 1..=150 {
        let loss = network.train(&[0.2, 0.8], &[0.5])?;
        if step % 50 == 0 {
            println!("step {step:>3}: loss {loss:.5}");
        }
    }
    println!("output {:.3}, target 0.5", network.forward(&[0.2, 0.8])?[0]);
    // #region hidden
    Ok(())
}
// #endregion
