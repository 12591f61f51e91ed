use genesis_protocol::{Activation, Error, NeuralNetwork};

fn main() -> Result<(), Error> {
    // Two inputs, danger and energy; one output, 1.0 to flee.
    let mut network = NeuralNetwork::new(2, &[4, 1], Activation::Sigmoid, 0.01, 7)?;
    let examples = [
        (vec![0.9, 0.2], vec![1.0]),
        (vec![0.6, 0.1], vec![1.0]),
        (vec![0.1, 0.8], vec![0.0]),
        (vec![0.3, 0.9], vec![0.0]),
    ];

    let losses = network.train_all(&examples, 10_000)?;
    println!("loss {:.3}, then {:.3}", losses[0], losses[9_999]);
    println!("strong and safe:  {:.2}", network.forward(&[0.2, 1.0])?[0]);
    println!("weak, in danger:  {:.2}", network.forward(&[1.0, 0.1])?[0]);
    Ok(())
}
