//! Backpropagation and evolution on the 16 situations of the neural examples, with the same number of forward
//! passes: an epoch of training and an evaluation of fitness both pass all 16 situations through a network.

use crate::budget::generations;
use crate::search::evolved;
use crate::Values;
use genesis_protocol::{Activation, Error, EvolutionConfig, NeuralNetwork, Population, DNA};

const SITUATIONS: u32 = 16;
const LAYERS: [usize; 2] = [6, 4];

type Pair = (Vec<f64>, Vec<f64>);

/// The loss and the number of right answers after `budget` forward passes.
pub fn loss(method: &str, budget: u32, seed: u64) -> Values {
    let rounds = budget / SITUATIONS;
    let network = match method {
        "backpropagation 0.01" => trained(0.01, rounds, seed)?,
        "backpropagation 0.1" => trained(0.1, rounds, seed)?,
        "evolution" => best_of_population(rounds, seed)?,
        _ => return Err(format!("no method is called {method}").into()),
    };
    let pairs = situations();
    Ok(vec![
        network.loss(&pairs)?,
        right_answers(&network, &pairs)?,
    ])
}

fn trained(learning_rate: f64, epochs: u32, seed: u64) -> Result<NeuralNetwork, Error> {
    let mut network = NeuralNetwork::new(4, &LAYERS, Activation::Softsign, learning_rate, seed)?;
    network.train_all(&situations(), epochs)?;
    Ok(network)
}

fn best_of_population(evaluations: u32, seed: u64) -> Result<NeuralNetwork, Error> {
    let config = EvolutionConfig::default()
        .mutation_rate(0.05)
        .generations(generations(evaluations))
        .seed(seed);
    let population = evolved(Population::with_fitness(config, fitness)?)?;
    network_of(population.organisms()[0].dna())
}

fn network_of(dna: &DNA) -> Result<NeuralNetwork, Error> {
    NeuralNetwork::from_dna(dna, 4, &LAYERS, Activation::Softsign, 0.0)
}

/// Outputs range from -1.0 to 1.0, so the loss is at most 4.0.
fn fitness(dna: &DNA) -> f64 {
    network_of(dna)
        .and_then(|network| network.loss(&situations()))
        .map_or(0.0, |loss| 1.0 - loss / 4.0)
}

fn situations() -> Vec<Pair> {
    (0..SITUATIONS).map(situation).collect()
}

fn situation(number: u32) -> Pair {
    let has = |sense: u32| number >> sense & 1 == 1;
    let (energy, danger, company, novelty) = (has(0), has(1), has(2), has(3));
    // Outputs: Exploration, Conservation, Social, Aggressive.
    let wanted = match (danger, energy) {
        (true, true) => 3,
        (true, false) => 1,
        (false, true) if !company || !novelty => 2,
        _ => 0,
    };
    let mut targets = vec![-1.0; 4];
    targets[wanted] = 1.0;
    let inputs = (0..4)
        .map(|sense| f64::from(u8::from(has(sense))))
        .collect();
    (inputs, targets)
}

fn right_answers(network: &NeuralNetwork, pairs: &[Pair]) -> Result<f64, Error> {
    let mut count = 0.0;
    for (inputs, targets) in pairs {
        if strongest(&network.forward(inputs)?) == strongest(targets) {
            count += 1.0;
        }
    }
    Ok(count)
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
