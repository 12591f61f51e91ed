use genesis_protocol::Activation::Softsign;
use genesis_protocol::{Error, NeuralNetwork, DNA};

/// One training example for each of the 16 situations.
// #line 1
fn training_set() -> Vec<(Vec<f64>, Vec<f64>)> {
    let mut examples = Vec::new();
    for situation in 0..16u8 {
        // Energy, danger, company, novelty.
        let senses =
            [0, 1, 2, 3].map(|bit| situation >> bit & 1);
        let wanted = match senses {
            [1, 1, _, _] => 3, // Aggressive
            [0, 1, _, _] => 1, // Conservation
            [_, _, 0, _] => 2, // Social
            _ => 0,            // Exploration
        };
        let mut targets = vec![-1.0; 4];
        targets[wanted] = 1.0;
        examples.push((
            senses.map(f64::from).to_vec(),
            targets,
        ));
    }
    examples
}

// #region hidden
/// The index of the largest value.
fn strongest(values: &[f64]) -> Option<usize> {
    let largest =
        values.iter().copied().fold(-1.0, f64::max);
    values.iter().position(|&value| value == largest)
}

// #endregion
fn main() -> Result<(), Error> {
    let ada = DNA::from_seed(7);
    // #line 2
    let mut network = NeuralNetwork::from_dna(
        &ada,
        4,
        &[6, 4],
        Softsign,
        0.01,
    )?;
    let examples = training_set();

    for epoch in (0..=1000).step_by(250) {
        if epoch > 0 {
            // #line 3
            network.train_all(&examples, 250)?;
        }
        let loss = network.loss(&examples)?;
        let mut correct = 0;
        for (inputs, targets) in &examples {
            let outputs = network.forward(inputs)?;
            // #line 4
            if strongest(&outputs) == strongest(targets) {
                correct += 1;
            }
        }
        println!(
            "epoch {epoch:>4}: loss {loss:.3}, \
             correct {correct}"
        );
    }
    Ok(())
}
