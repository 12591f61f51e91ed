use genesis_protocol::Activation::{Relu, Softsign, Tanh};
use genesis_protocol::{Activation, Error, NeuralNetwork};

type Example = (Vec<f64>, Vec<f64>);

// #region hidden
/// A grid of points; those near the center are labeled 1.0.
fn grid(first: f64, side: u32) -> Vec<Example> {
    let mut examples = Vec::new();
    for place in 0..side * side {
        let x = (first + f64::from(place % side)) / 3.0;
        let y = (first + f64::from(place / side)) / 3.0;
        let label =
            if x * x + y * y < 0.6 { 1.0 } else { -1.0 };
        examples.push((vec![x, y], vec![label]));
    }
    examples
}

// #endregion
/// The fraction of points the network labels correctly.
fn accuracy(
    network: &NeuralNetwork,
    examples: &[Example],
) -> Result<f64, Error> {
    let mut correct = 0.0;
    for (inputs, targets) in examples {
        let output = network.forward(inputs)?[0];
        if (output > 0.0) == (targets[0] > 0.0) {
            correct += 1.0;
        }
    }
    Ok(correct / examples.len() as f64)
}

fn main() -> Result<(), Error> {
    // #line 1
    let (training, test) = (grid(-3.0, 7), grid(-2.5, 6));
    let designs: [(Activation, &[usize]); 5] = [
        (Tanh, &[2, 1]),
        (Tanh, &[8, 1]),
        (Tanh, &[16, 1]),
        (Softsign, &[8, 1]),
        (Relu, &[8, 1]),
    ];

    // #line 2
    println!("design         training   test     SD");
    for (activation, layers) in designs {
        let (mut learned, mut passed) = (0.0, Vec::new());
        for seed in 1..=30 {
            let mut network = NeuralNetwork::new(
                2, layers, activation, 0.01, seed,
            )?;
            network.train_all(&training, 100)?;
            learned +=
                accuracy(&network, &training)? / 30.0;
            passed.push(accuracy(&network, &test)?);
        }
        let mean = passed.iter().sum::<f64>() / 30.0;
        let squares =
            passed.iter().map(|x| (x - mean).powi(2));
        let sd = (squares.sum::<f64>() / 29.0).sqrt();
        let design = format!("{activation} {layers:?}");
        println!(
            "{design:<15}{learned:>8.3}\
             {mean:>7.3}{sd:>7.3}"
        );
    }
    Ok(())
}
