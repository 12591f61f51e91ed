use crate::error::{check_range, Error};
use crate::rng::{Rng, DEFAULT_SEED};
use crate::sha256;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

// In alphabetical order, which is also the order of the map that `genes` returns.
const GENE_NAMES: [&str; 6] = [
    "aggression",
    "curiosity",
    "metabolism",
    "sociability",
    "speed",
    "vision",
];

/// The heritable part of an organism: a sequence of bytes, read as genes and as neural weights.
///
/// Each of the first six bytes is a named gene; the rest are the weights of the neural network.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DNA {
    sequence: Vec<u8>,
    checksum: String,
}

impl DNA {
    /// The length of a new sequence in bytes: six genes and one byte for each neural weight.
    pub const LENGTH: usize = 64;
    /// The shortest sequence that can be read.
    pub const MIN_LENGTH: usize = 16;
    /// The longest sequence that can be read.
    pub const MAX_LENGTH: usize = 4096;
    /// The version of the sequence format.
    pub const VERSION: u32 = 1;

    /// New DNA. The first call in a program uses seed 42, the second 43, and so on, so that every run
    /// of the program gives the same organisms.
    pub fn random() -> Self {
        static NEXT_SEED: AtomicU64 = AtomicU64::new(DEFAULT_SEED);
        Self::from_seed(NEXT_SEED.fetch_add(1, Ordering::Relaxed))
    }

    /// The DNA that belongs to a seed.
    pub fn from_seed(seed: u64) -> Self {
        Self::drawn(&mut Rng::new(seed))
    }

    /// DNA from bytes of your own; fails unless there are 16 to 4096 of them.
    pub fn from_sequence(sequence: &[u8]) -> Result<Self, Error> {
        check_range(
            "sequence length",
            sequence.len() as f64,
            Self::MIN_LENGTH as f64,
            Self::MAX_LENGTH as f64,
        )?;
        Ok(Self::sealed(sequence.to_vec()))
    }

    pub(crate) fn drawn(rng: &mut Rng) -> Self {
        Self::sealed((0..Self::LENGTH).map(|_| rng.below(256) as u8).collect())
    }

    fn sealed(sequence: Vec<u8>) -> Self {
        let checksum = sha256::hex_digest(&sequence);
        Self { sequence, checksum }
    }

    /// The value of one gene, 0.0-1.0.
    pub fn gene(&self, name: &str) -> Result<f64, Error> {
        match GENE_NAMES.iter().position(|known| *known == name) {
            Some(index) => Ok(self.gene_at(index)),
            None => Err(Error::UnknownGene {
                name: name.to_string(),
                known: &GENE_NAMES,
            }),
        }
    }

    /// All genes by name, each 0.0-1.0.
    pub fn genes(&self) -> BTreeMap<&'static str, f64> {
        GENE_NAMES
            .iter()
            .enumerate()
            .map(|(index, name)| (*name, self.gene_at(index)))
            .collect()
    }

    fn gene_at(&self, index: usize) -> f64 {
        f64::from(self.sequence[index]) / 255.0
    }

    /// `count` neural weights from -2.0 to 2.0; a short sequence is read again from its first weight.
    pub(crate) fn weights(&self, count: usize) -> Vec<f64> {
        self.sequence[GENE_NAMES.len()..]
            .iter()
            .cycle()
            .take(count)
            .map(|byte| (f64::from(*byte) - 127.5) / 63.75)
            .collect()
    }

    /// The bytes themselves.
    pub fn sequence(&self) -> &[u8] {
        &self.sequence
    }

    /// The version of the sequence format.
    pub fn version(&self) -> u32 {
        Self::VERSION
    }

    /// The SHA-256 checksum of the sequence in hexadecimal digits.
    pub fn checksum(&self) -> &str {
        &self.checksum
    }

    /// A copy in which each byte has one bit flipped with probability `rate`, 0.0-1.0.
    pub fn mutate(&self, rate: f64, seed: u64) -> Result<Self, Error> {
        check_range("rate", rate, 0.0, 1.0)?;
        Ok(self.mutated(rate, &mut Rng::new(seed)))
    }

    pub(crate) fn mutated(&self, rate: f64, rng: &mut Rng) -> Self {
        let mut sequence = self.sequence.clone();
        for byte in &mut sequence {
            if rng.next_f64() < rate {
                *byte ^= 1 << rng.below(8);
            }
        }
        Self::sealed(sequence)
    }

    /// A child that begins like the first parent and, from a point drawn with the seed, continues like
    /// the second.
    pub fn crossover(first: &Self, second: &Self, seed: u64) -> Self {
        Self::crossed(first, second, &mut Rng::new(seed))
    }

    pub(crate) fn crossed(first: &Self, second: &Self, rng: &mut Rng) -> Self {
        let shorter = first.sequence.len().min(second.sequence.len());
        let point = 1 + rng.below(shorter - 1);
        let mut sequence = first.sequence[..point].to_vec();
        sequence.extend_from_slice(&second.sequence[point..]);
        Self::sealed(sequence)
    }

    /// The share of bits that differ, 0.0 for equal DNA. What only the longer one has, counts as different.
    pub fn distance(&self, other: &Self) -> f64 {
        let (a, b) = (&self.sequence, &other.sequence);
        let longer = a.len().max(b.len());
        let shared = a.len().min(b.len());
        let differing: u32 = a.iter().zip(b).map(|(x, y)| (x ^ y).count_ones()).sum();
        (f64::from(differing) + ((longer - shared) * 8) as f64) / (longer * 8) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_seed_same_dna() {
        assert_eq!(DNA::from_seed(7), DNA::from_seed(7));
        assert_ne!(DNA::from_seed(7), DNA::from_seed(8));
        assert_ne!(DNA::random(), DNA::random());
    }

    #[test]
    fn every_gene_lies_in_its_range() {
        for seed in 0..100 {
            let dna = DNA::from_seed(seed);
            assert_eq!(dna.genes().len(), 6);
            for (name, value) in dna.genes() {
                assert!((0.0..=1.0).contains(&value));
                assert_eq!(dna.gene(name), Ok(value));
            }
        }
    }

    #[test]
    fn an_unknown_gene_is_an_error_that_lists_the_known_ones() {
        let error = DNA::from_seed(1).gene("sped").unwrap_err().to_string();
        assert_eq!(
            error,
            "no gene is named sped; genes: aggression, curiosity, metabolism, sociability, speed, vision"
        );
    }

    #[test]
    fn the_checksum_belongs_to_the_sequence() {
        let dna = DNA::from_sequence(&[0; 16]).unwrap();
        assert_eq!(dna.checksum(), sha256::hex_digest(&[0; 16]));
        let mutant = dna.mutate(1.0, 1).unwrap();
        assert_eq!(mutant.checksum(), sha256::hex_digest(mutant.sequence()));
    }

    #[test]
    fn a_sequence_survives_the_round_trip() {
        let dna = DNA::from_seed(3);
        assert_eq!(DNA::from_sequence(dna.sequence()), Ok(dna));
    }

    #[test]
    fn a_sequence_of_the_wrong_length_is_refused() {
        let error = DNA::from_sequence(&[1, 2, 3]).unwrap_err().to_string();
        assert_eq!(error, "sequence length is 3, but must be from 16 to 4096");
        assert!(DNA::from_sequence(&[0; 4097]).is_err());
    }

    #[test]
    fn mutation_follows_its_rate() {
        let dna = DNA::from_seed(1);
        assert_eq!(dna.mutate(0.0, 1), Ok(dna.clone()));
        // At rate 1.0 one of the eight bits of every byte is flipped.
        assert_eq!(dna.distance(&dna.mutate(1.0, 1).unwrap()), 0.125);
        assert!(dna.mutate(1.5, 1).is_err());
    }

    #[test]
    fn a_child_has_bytes_of_both_parents() {
        let zeros = DNA::from_sequence(&[0; 16]).unwrap();
        let ones = DNA::from_sequence(&[255; 20]).unwrap();
        for seed in 0..50 {
            let child = DNA::crossover(&zeros, &ones, seed);
            assert_eq!(child.sequence().len(), 20);
            assert_eq!(child.sequence()[0], 0);
            assert_eq!(child.sequence()[19], 255);
            assert!(child.sequence().windows(2).all(|pair| pair[0] <= pair[1]));
        }
    }

    #[test]
    fn distance_is_symmetric_and_counts_missing_bytes() {
        let short = DNA::from_sequence(&[0; 16]).unwrap();
        let long = DNA::from_sequence(&[0; 32]).unwrap();
        assert_eq!(short.distance(&short), 0.0);
        assert_eq!(short.distance(&long), 0.5);
        assert_eq!(long.distance(&short), 0.5);
    }

    #[test]
    fn short_dna_repeats_its_weights() {
        let weights = DNA::from_sequence(&[255; 16]).unwrap().weights(58);
        assert_eq!(weights, vec![2.0; 58]);
    }
}
