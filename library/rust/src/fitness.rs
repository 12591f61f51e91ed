//! What makes an organism fit: answering every situation as the behavior triggers ask, with a body whose
//! metabolism supports its speed and vision.

use crate::dna::DNA;
use crate::error::{check_range, Error};
use crate::life_cycle::Behavior;
use crate::neural::{Activation, NeuralNetwork};
use std::fmt;

/// What the network senses: energy, danger, company and novelty.
pub(crate) const SENSES: usize = 4;
/// What the network can answer, in the order of its outputs.
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

/// The network that DNA describes.
pub(crate) fn network_of(dna: &DNA) -> NeuralNetwork {
    let layers = [HIDDEN_NEURONS, ANSWERS.len()];
    NeuralNetwork::from_dna(dna, SENSES, &layers, Activation::Softsign, LEARNING_RATE)
        .expect("the constants above fit together")
}

/// What counts as fit.
#[derive(Clone, Copy)]
pub(crate) enum Measure {
    /// How well an organism copes.
    Coping,
    /// A measure of the caller's own.
    Own(fn(&DNA) -> f64),
}

impl Measure {
    /// The fitness of an organism with this DNA and network; fails when it lies outside 0.0-1.0.
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

/// How well an organism with this DNA copes, 0.0-1.0.
fn fitness_of(dna: &DNA, network: &NeuralNetwork) -> f64 {
    SKILL_SHARE * skill(network) + BODY_SHARE * body(dna)
}

/// The behavior that the network answers most strongly, the first in case of a tie, and its strength.
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

/// Takes one step of training toward a behavior; returns the mean squared error of the answers before.
pub(crate) fn train_towards(
    network: &mut NeuralNetwork,
    senses: [f64; SENSES],
    wanted: Behavior,
) -> f64 {
    let targets = ANSWERS.map(|answer| if answer == wanted { 1.0 } else { -1.0 });
    let loss = network
        .train(&senses, &targets)
        .expect("the network answers with as many outputs as there are behaviors");
    // Outputs are twice as far apart as the answers made of them, and their squares four times.
    loss / 4.0
}

/// The outputs of the network, moved from -1.0-1.0 to 0.0-1.0.
fn answers(network: &NeuralNetwork, senses: [f64; SENSES]) -> Vec<f64> {
    network
        .forward(&senses)
        .expect("the network takes as many inputs as there are senses")
        .into_iter()
        .map(|output| (output + 1.0) / 2.0)
        .collect()
}

fn skill(network: &NeuralNetwork) -> f64 {
    let mut error = 0.0;
    for situation in 0..1 << SENSES {
        let senses = senses_in(situation);
        for (answer, wanted) in answers(network, senses).iter().zip(wanted(senses)) {
            error += (answer - wanted).abs();
        }
    }
    let mean = error / ((1 << SENSES) * ANSWERS.len()) as f64;
    // Answers drawn blindly are wrong by about a third; twice the error uses the whole scale.
    (1.0 - 2.0 * mean).max(0.0)
}

/// Every sense is either absent or full: one bit of the situation's number each.
fn senses_in(situation: usize) -> [f64; SENSES] {
    let mut senses = [0.0; SENSES];
    for (bit, sense) in senses.iter_mut().enumerate() {
        *sense = (situation >> bit & 1) as f64;
    }
    senses
}

/// How strongly each behavior is called for, from its documented triggers.
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
    let genes = dna.genes();
    1.0 - (genes["metabolism"] - (genes["speed"] + genes["vision"]) / 2.0).abs()
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
