// #region hidden
use genesis_protocol::{Activation, Error, NeuralNetwork};

fn shown(loss: f64) -> String {
    if loss.is_finite() {
        format!("{loss:.3}")
    } else {
        "overflow".to_string()
    }
}

fn main() -> Result<(), Error> {
    // #endregion
    // Examples: how far apart are two numbers from 0 to 4?
    let examples: Vec<(Vec<f64>, Vec<f64>)> = (0..25)
        .map(|pair| {
            let (a, b) =
                (f64::from(pair / 5), f64::from(pair % 5));
            (vec![a, b], vec![(a - b).abs()])
        })
        .collect();

    println!("  rate epochs 1       10       50      200");
    for rate in [0.0, 0.0001, 0.001, 0.01, 0.1, 1.0] {
        let mut network = NeuralNetwork::new(
            2,
            &[8, 1],
            Activation::LeakyRelu,
            rate,
            4,
        )?;
        let losses = network.train_all(&examples, 200)?;
        print!("{rate:>6}");
        for epoch in [1, 10, 50, 200] {
            print!(" {:>8}", shown(losses[epoch - 1]));
        }
        println!();
    }
    // #region hidden
    Ok(())
}
// #endregion
