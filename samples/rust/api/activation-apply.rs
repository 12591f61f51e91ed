// #region hidden
use genesis_protocol::Activation;

fn main() {
    // #endregion
    let functions = [
        Activation::Relu,
        Activation::LeakyRelu,
        Activation::Sigmoid,
        Activation::Tanh,
        Activation::Softsign,
    ];
    for function in functions {
        let outputs = [-2.0, 0.0, 2.0].map(|sum| function.apply(sum));
        println!("{function:<10} {outputs:.3?}");
    }
    // #region hidden
}
// #endregion
