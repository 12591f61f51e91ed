use genesis_protocol::Activation::{Relu, Softsign, Tanh};
use genesis_protocol::{Activation, Error, NeuralNetwork, DNA};

type Pair = (Vec<f64>, Vec<f64>);

/// Points of a square: those within reach of the center are wanted to give 1.0.
fn points(first: f64, count: u32) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for place in 0..count * count {
        let x = (first + f64::from(place % count)) / 3.0;
        let y = (first + f64::from(place / count)) / 3.0;
        let target = if x * x + y * y < 0.6 { 1.0 } else { -1.0 };
        pairs.push((vec![x, y], vec![target]));
    }
    pairs
}

/// The share of points that the network puts on the right side.
fn right(network: &NeuralNetwork, pairs: &[Pair]) -> Result<f64, Error> {
    let mut count = 0.0;
    for (inputs, targets) in pairs {
        if (network.forward(inputs)?[0] > 0.0) == (targets[0] > 0.0) {
            count += 1.0;
        }
    }
    Ok(count / pairs.len() as f64)
}

fn main() -> Result<(), Error> {
    // A grid to learn from, and the middles of its squares to be tested with.
    let (lessons, tests) = (points(-3.0, 7), points(-2.5, 6));
    println!("{} lessons, {} tests", lessons.len(), tests.len());

    let designs: [(&[usize], Activation); 9] = [
        (&[1], Tanh),
        (&[2, 1], Tanh),
        (&[3, 1], Tanh),
        (&[4, 1], Tanh),
        (&[8, 1], Tanh),
        (&[32, 1], Tanh),
        (&[4, 4, 1], Tanh),
        (&[8, 1], Softsign),
        (&[8, 1], Relu),
    ];
    for (layers, activation) in designs {
        let (mut weights, mut learned, mut passed) = (0, 0.0, 0.0);
        for seed in 1..=3 {
            let mut network = NeuralNetwork::new(2, layers, activation, 0.01, seed)?;
            network.train_all(&lessons, 150)?;
            weights = network.weights().len();
            learned += right(&network, &lessons)? / 3.0;
            passed += right(&network, &tests)? / 3.0;
        }
        println!(
            "{activation:<8} {:<9} {weights:>3} weights, learned {learned:.2}, passed {passed:.2}",
            format!("{layers:?}")
        );
    }

    let large = NeuralNetwork::from_dna(&DNA::from_seed(1), 2, &[32, 1], Tanh, 0.01)?;
    let bytes = DNA::LENGTH - DNA::from_seed(1).genes().len();
    println!("DNA has {bytes} bytes for weights; [32, 1] reads them again:");
    println!(
        "weight 0 = weight {bytes}: {}",
        large.weights()[0] == large.weights()[bytes]
    );
    Ok(())
}
