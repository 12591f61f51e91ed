mod genes;
mod mutation;

pub use mutation::Mutation;

use self::genes::GENE_COUNT;
use crate::error::{check_range, Error};
use crate::rng::{Rng, DEFAULT_SEED};
use crate::sha256;
use std::sync::atomic::{AtomicU64, Ordering};

/// The heritable part of an organism: a sequence of bytes. Each of the first six is a named gene; the
/// rest are the weights of the neural network.
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
    ///
    /// # Returns
    ///
    /// DNA of 64 bytes.
    pub fn random() -> Self {
        static NEXT_SEED: AtomicU64 = AtomicU64::new(DEFAULT_SEED);
        Self::from_seed(NEXT_SEED.fetch_add(1, Ordering::Relaxed))
    }

    /// The DNA that belongs to a seed.
    ///
    /// # Parameters
    ///
    /// - `seed`: where chance begins, as for every seed any whole number from 0 to 2^64 - 1; the same seed
    ///   gives the same DNA.
    ///
    /// # Returns
    ///
    /// DNA of 64 bytes.
    pub fn from_seed(seed: u64) -> Self {
        Self::drawn(&mut Rng::new(seed))
    }

    /// DNA from bytes of your own, such as a saved sequence.
    ///
    /// # Parameters
    ///
    /// - `sequence`: 16 to 4096 bytes; the first six are the genes.
    ///
    /// # Returns
    ///
    /// DNA with exactly these bytes.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: there are fewer than 16 or more than 4096 bytes.
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

    /// `count` neural weights from -2.0 to 2.0; a short sequence is read again from its first weight.
    pub(crate) fn weights(&self, count: usize) -> Vec<f64> {
        self.sequence[GENE_COUNT..]
            .iter()
            .cycle()
            .take(count)
            .map(|byte| (f64::from(*byte) - 127.5) / 63.75)
            .collect()
    }

    /// The bytes: six genes, then the neural weights.
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

    /// Checks that the sequence is the one that a checksum was made of.
    ///
    /// # Parameters
    ///
    /// - `checksum`: 64 hexadecimal digits, as `checksum` returns them.
    ///
    /// # Errors
    ///
    /// - `ChecksumMismatch`: the sequence has another checksum.
    pub fn verify(&self, checksum: &str) -> Result<(), Error> {
        if self.checksum == checksum {
            return Ok(());
        }
        Err(Error::ChecksumMismatch {
            expected: checksum.to_string(),
            found: self.checksum.clone(),
        })
    }

    /// Crosses two parents: the child begins like the first and, from a point drawn with the seed,
    /// continues like the second.
    ///
    /// # Parameters
    ///
    /// - `first`: the parent that gives the beginning.
    /// - `second`: the parent that gives the rest.
    /// - `seed`: where chance begins; the same seed gives the same child.
    ///
    /// # Returns
    ///
    /// The child, as long as the second parent.
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

    /// How much two sequences differ. Bytes that only the longer one has count as different.
    ///
    /// # Parameters
    ///
    /// - `other`: the DNA to compare with.
    ///
    /// # Returns
    ///
    /// The share of bits that differ, from 0.0 for equal DNA to 1.0.
    pub fn distance(&self, other: &Self) -> f64 {
        let (a, b) = (&self.sequence, &other.sequence);
        let longer = a.len().max(b.len());
        let shared = a.len().min(b.len());
        let differing: u32 = a.iter().zip(b).map(|(x, y)| (x ^ y).count_ones()).sum();
        (f64::from(differing) + ((longer - shared) * 8) as f64) / (longer * 8) as f64
    }
}

#[cfg(test)]
mod tests;
