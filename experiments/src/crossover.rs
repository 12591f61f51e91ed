//! Crossover rates, including 0 and 1, which `EvolutionConfig` refuses: it accepts 0.1-0.9, and a genetic
//! operator sees a child only after crossover. This is the loop of `Population` with no limit on the
//! rate. A test compares it with the library at rates that both accept.

use crate::rng::Rng;
use crate::Values;
use genesis_protocol::{Error, Tron, DNA};

const SIZE: usize = 100;
const GENERATIONS: u32 = 100;
const ELITE: usize = 5;
const TOURNAMENT: usize = 3;
const MUTATION_RATE: f64 = 0.01;

/// Best fitness, mean fitness and diversity of the last generation.
pub fn rate(crossover_rate: f64, seed: u64) -> Values {
    let organisms = evolved(crossover_rate, GENERATIONS, seed)?;
    let count = organisms.len() as f64;
    let total = organisms.iter().fold(0.0, |sum, tron| sum + tron.fitness());
    let distance = organisms[1..].iter().fold(0.0, |sum, tron| {
        sum + organisms[0].dna().distance(tron.dna())
    });
    Ok(vec![
        organisms[0].fitness(),
        total / count,
        distance / (count - 1.0),
    ])
}

/// The organisms of the last generation, the fittest first.
fn evolved(crossover_rate: f64, generations: u32, seed: u64) -> Result<Vec<Tron>, Error> {
    let mut rng = Rng::new(seed);
    let mut organisms = Vec::with_capacity(SIZE);
    for _ in 0..SIZE {
        let sequence: Vec<u8> = (0..DNA::LENGTH).map(|_| rng.below(256) as u8).collect();
        organisms.push(organism(&sequence)?);
    }
    sort(&mut organisms);
    for _ in 0..generations {
        let mut next = organisms[..ELITE].to_vec();
        while next.len() < SIZE {
            next.push(organism(&child(&organisms, crossover_rate, &mut rng))?);
        }
        sort(&mut next);
        organisms = next;
    }
    Ok(organisms)
}

fn child(organisms: &[Tron], crossover_rate: f64, rng: &mut Rng) -> Vec<u8> {
    let first = organisms[tournament(rng)].dna().sequence();
    let second = organisms[tournament(rng)].dna().sequence();
    let mut sequence = first.to_vec();
    if rng.next_f64() < crossover_rate {
        let point = 1 + rng.below(sequence.len() - 1);
        sequence[point..].copy_from_slice(&second[point..]);
    }
    for byte in &mut sequence {
        if rng.next_f64() < MUTATION_RATE {
            *byte ^= 1 << rng.below(8);
        }
    }
    sequence
}

/// Organisms are sorted by fitness, so the lowest index drawn wins.
fn tournament(rng: &mut Rng) -> usize {
    (0..TOURNAMENT).fold(SIZE, |winner, _| winner.min(rng.below(SIZE)))
}

fn organism(sequence: &[u8]) -> Result<Tron, Error> {
    let mut tron = Tron::new(DNA::from_sequence(sequence)?);
    tron.initialize_neural_network()?;
    Ok(tron)
}

fn sort(organisms: &mut [Tron]) {
    organisms.sort_by(|a, b| b.fitness().total_cmp(&a.fitness()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search;
    use genesis_protocol::{EvolutionConfig, Population};

    #[test]
    fn the_loop_gives_the_same_organisms_as_the_library() -> Result<(), Error> {
        for rate in [0.1, 0.5, 0.9] {
            let config = EvolutionConfig::default()
                .crossover_rate(rate)
                .generations(5)
                .seed(7);
            let population = search::evolved(Population::new(config)?)?;
            let organisms = evolved(rate, 5, 7)?;
            for (ours, theirs) in organisms.iter().zip(population.organisms()) {
                assert_eq!(ours.dna(), theirs.dna());
            }
        }
        Ok(())
    }
}
