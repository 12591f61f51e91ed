// #region hidden
use genesis_protocol::{Activation, Error, NeuralNetwork};

fn main() -> Result<(), Error> {
    // #endregion
    let softsign = Activation::Softsign;
    // For each neuron its bias, then one weight for each of its inputs.
    let weights = vec![0.5, 1.0, -1.0, -1.0, -1.0, -2.0, 0.5, 2.0, -2.0];
    let network = NeuralNetwork::with_weights(2, &[2, 1], softsign, 0.01, weights)?;
    println!("forward: {:.2}", network.forward(&[1.0, 0.5])?[0]);

    // The same by hand, one neuron at a time.
    let first = softsign.apply(0.5 + 1.0 * 1.0 - 1.0 * 0.5);
    let second = softsign.apply(-1.0 - 1.0 * 1.0 - 2.0 * 0.5);
    let output = softsign.apply(0.5 + 2.0 * first - 2.0 * second);
    println!(
        "by hand: {:.2} and {:.2}, then {:.2}",
        first, second, output
    );

    println!("function     sum -3    sum 3");
    for function in [
        Activation::Relu,
        Activation::LeakyRelu,
        Activation::Sigmoid,
        Activation::Tanh,
        Activation::Softsign,
    ] {
        let (low, high) = (function.apply(-3.0), function.apply(3.0));
        println!("{:<11}{:>8.3} {:>8.3}", function, low, high);
    }
    // #region hidden
    Ok(())
}
// #endregion
