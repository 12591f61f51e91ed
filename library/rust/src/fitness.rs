//! The default fitness function: how well the network's responses match the behaviors' triggers in
//! each situation, and how well the metabolism supports speed and vision.

use crate::dna::DNA;
use crate::error::{check_range, Error};
use crate::life_cycle::Behavior;
use crate::neural::{Activation, NeuralNetwork};
use std::fmt;

/// The number of network inputs: energy, danger, company and novelty.
pub(crate) const SENSES: usize = 4;
/// The behaviors that the network can respond with, in the order of its outputs.
pub(crate) const ANSWERS: [Behavior; 4] = [
    Behavior::Exploration,
    Behavior::Conservation,
    Behavior::Social,
    Behavior::Aggressive,
];
const HIDDEN_NEURONS: usize = 6;
const LEARNING_RATE: f64 = 0.01;
const SKILL_SHARE: f64 = 0.75;
const BODY_SHARE: f64 = 0.25;

/// Builds the network encoded in the DNA.
pub(crate) fn network_of(dna: &DNA) -> NeuralNetwork {
    let layers = [HIDDEN_NEURONS, ANSWERS.len()];
    NeuralNetwork::from_dna(dna, SENSES, &layers, Activation::Softsign, LEARNING_RATE)
        .expect("the constants above fit together")
}

/// A fitness function.
#[derive(Clone, Copy)]
pub(crate) enum Measure {
    /// The default function, which measures how well an organism responds to situations.
    Coping,
    /// A custom function.
    Own(fn(&DNA) -> f64),
}

impl Measure {
    /// Computes the fitness; fails if it is outside 0.0-1.0.
    pub(crate) fn of(self, dna: &DNA, network: &NeuralNetwork) -> Result<f64, Error> {
        let fitness = match self {
            Self::Coping => fitness_of(dna, network),
            Self::Own(fitness) => fitness(dna),
        };
        check_range("fitness", fitness, 0.0, 1.0)?;
        Ok(fitness)
    }
}

impl fmt::Debug for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Coping => "Coping",
            Self::Own(_) => "Own",
        })
    }
}

/// Computes the default fitness, 0.0-1.0.
fn fitness_of(dna: &DNA, network: &NeuralNetwork) -> f64 {
    SKILL_SHARE * skill(network) + BODY_SHARE * body(dna)
}

/// Returns the behavior with the strongest output (the first one in a tie) and its strength.
pub(crate) fn strongest_answer(network: &NeuralNetwork, senses: [f64; SENSES]) -> (Behavior, f64) {
    let answers = answers(network, senses);
    let mut strongest = 0;
    for (index, answer) in answers.iter().enumerate() {
        if *answer > answers[strongest] {
            strongest = index;
        }
    }
    (ANSWERS[strongest], answers[strongest])
}

/// Takes one training step toward a behavior; returns the mean squared error before the step.
pub(crate) fn train_towards(
    network: &mut NeuralNetwork,
    senses: [f64; SENSES],
    wanted: Behavior,
) -> f64 {
    let targets = ANSWERS.map(|answer| if answer == wanted { 1.0 } else { -1.0 });
    let loss = network
        .train(&senses, &targets)
        .expect("the network answers with as many outputs as there are behaviors");
    // Responses are outputs scaled by 1/2, which scales squared errors by 1/4.
    loss / 4.0
}

/// Returns the network's outputs, rescaled from [-1, 1] to [0, 1].
fn answers(network: &NeuralNetwork, senses: [f64; SENSES]) -> Vec<f64> {
    network
        .forward(&senses)
        .expect("the network takes as many inputs as there are senses")
        .into_iter()
        .map(|output| (output + 1.0) / 2.0)
        .collect()
}

/// Evaluates the network without allocating memory, because evolution spends most of its time here.
/// Adds the terms in the same order as `NeuralNetwork::forward`, so the results are bit-identical.
fn skill(network: &NeuralNetwork) -> f64 {
    let (hidden, outputs) = network.weights().split_at(HIDDEN_NEURONS * (SENSES + 1));
    let mut error = 0.0;
    for situation in 0..1 << SENSES {
        let senses = senses_in(situation);
        let mut values = [0.0; HIDDEN_NEURONS];
        for (value, neuron) in values.iter_mut().zip(hidden.chunks_exact(SENSES + 1)) {
            *value = network.fire(neuron, &senses);
        }
        for (neuron, wanted) in outputs.chunks_exact(HIDDEN_NEURONS + 1).zip(wanted(senses)) {
            let answer = (network.fire(neuron, &values) + 1.0) / 2.0;
            error += (answer - wanted).abs();
        }
    }
    let mean = error / ((1 << SENSES) * ANSWERS.len()) as f64;
    // Random responses have a mean error of about 1/3; doubling the error uses more of the scale.
    (1.0 - 2.0 * mean).max(0.0)
}

/// Returns a situation's senses. Each bit of its number sets one sense to 0.0 or 1.0.
fn senses_in(situation: usize) -> [f64; SENSES] {
    let mut senses = [0.0; SENSES];
    for (bit, sense) in senses.iter_mut().enumerate() {
        *sense = (situation >> bit & 1) as f64;
    }
    senses
}

/// Returns the target strength of each behavior, derived from its documented triggers.
fn wanted([energy, danger, company, novelty]: [f64; SENSES]) -> [f64; 4] {
    let hunger = 1.0 - energy;
    [
        (hunger + novelty) / 2.0,
        (hunger + danger) / 2.0,
        1.0 - company,
        (danger + company) / 2.0,
    ]
}

fn body(dna: &DNA) -> f64 {
    let [_, _, metabolism, _, speed, vision] = dna.gene_values();
    1.0 - (metabolism - (speed + vision) / 2.0).abs()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stays_within_its_range() {
        for seed in 0..200 {
            let dna = DNA::from_seed(seed);
            let fitness = fitness_of(&dna, &network_of(&dna));
            assert!((0.0..=1.0).contains(&fitness), "{fitness}");
        }
    }

    #[test]
    fn a_new_sequence_has_one_byte_for_each_gene_and_weight() {
        let dna = DNA::from_seed(1);
        let weights = network_of(&dna).weights().len();
        assert_eq!(DNA::LENGTH, dna.genes().len() + weights);
    }

    #[test]
    fn a_lonely_organism_is_called_to_be_social() {
        assert_eq!(wanted([1.0, 0.0, 0.0, 0.0]), [0.0, 0.0, 1.0, 0.0]);
    }
}
