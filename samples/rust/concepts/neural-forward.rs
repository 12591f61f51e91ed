// #region hidden
use genesis_protocol::{Activation, Error, NeuralNetwork};

fn main() -> Result<(), Error> {
    // #endregion
    let softsign = Activation::Softsign;
    // For each neuron, its bias, then one weight per input.
    let weights = vec![
        0.5, 1.0, -1.0, -1.0, -1.0, -2.0, 0.5, 2.0, -2.0,
    ];
    let network = NeuralNetwork::with_weights(
        2,
        &[2, 1],
        softsign,
        0.01,
        weights,
    )?;
    println!(
        "forward: {:.2}",
        network.forward(&[1.0, 0.5])?[0]
    );

    // The same computation, one neuron at a time.
    let first = softsign.apply(0.5 + 1.0 * 1.0 - 1.0 * 0.5);
    let second =
        softsign.apply(-1.0 - 1.0 * 1.0 - 2.0 * 0.5);
    let output =
        softsign.apply(0.5 + 2.0 * first - 2.0 * second);
    println!(
        "by hand: {first:.2} and {second:.2}, \
         then {output:.2}"
    );

    println!("function     sum -3    sum 3");
    for function in [
        Activation::Relu,
        Activation::LeakyRelu,
        Activation::Sigmoid,
        Activation::Tanh,
        Activation::Softsign,
    ] {
        let (low, high) =
            (function.apply(-3.0), function.apply(3.0));
        println!("{function:<11}{low:>8.3} {high:>8.3}");
    }
    // #region hidden
    Ok(())
}
// #endregion
