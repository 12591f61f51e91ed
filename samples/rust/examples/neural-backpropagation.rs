use genesis_protocol::{Activation, Error, NeuralNetwork};

type Pair = (Vec<f64>, Vec<f64>);

/// All 16 situations, and the answer wanted in each.
fn lessons() -> Vec<Pair> {
    let mut pairs = Vec::new();
    for situation in 0..16 {
        let has = |sense: u32| situation >> sense & 1 == 1;
        let (energy, danger, company, novelty) = (has(0), has(1), has(2), has(3));
        // Outputs: Exploration, Conservation, Social, Aggressive.
        let wanted = match (danger, energy) {
            (true, true) => 3,
            (true, false) => 1,
            (false, true) if !company || !novelty => 2,
            _ => 0,
        };
        let inputs = (0..4).map(|sense| f64::from(has(sense) as u8)).collect();
        let mut targets = vec![-1.0; 4];
        targets[wanted] = 1.0;
        pairs.push((inputs, targets));
    }
    pairs
}

fn strongest(values: &[f64]) -> usize {
    let mut best = 0;
    for (index, value) in values.iter().enumerate() {
        if *value > values[best] {
            best = index;
        }
    }
    best
}

/// In how many situations the network answers as wanted.
fn right(network: &NeuralNetwork, pairs: &[Pair]) -> Result<usize, Error> {
    let mut count = 0;
    for (inputs, targets) in pairs {
        if strongest(&network.forward(inputs)?) == strongest(targets) {
            count += 1;
        }
    }
    Ok(count)
}

fn new_network(rate: f64) -> Result<NeuralNetwork, Error> {
    NeuralNetwork::new(4, &[6, 4], Activation::Softsign, rate, 7)
}

fn main() -> Result<(), Error> {
    let pairs = lessons();
    let mut network = new_network(0.01)?;
    println!(
        "{} weights, {} lessons",
        network.weights().len(),
        pairs.len()
    );

    for epoch in (0..=1000).step_by(250) {
        if epoch > 0 {
            network.train_all(&pairs, 250)?;
        }
        let (loss, right) = (network.loss(&pairs)?, right(&network, &pairs)?);
        println!("epoch {epoch:>4}: loss {loss:.3}, {right:>2} of 16 right");
    }

    println!("after 1000 epochs with another learning rate:");
    for rate in [0.001, 0.1] {
        let mut network = new_network(rate)?;
        network.train_all(&pairs, 1000)?;
        let (loss, right) = (network.loss(&pairs)?, right(&network, &pairs)?);
        println!("rate {rate:<5}: loss {loss:.3}, {right:>2} of 16 right");
    }
    Ok(())
}
