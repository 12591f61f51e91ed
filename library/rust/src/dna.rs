mod genes;
mod mutation;

pub use mutation::Mutation;

use self::genes::GENE_COUNT;
use crate::error::{check_range, Error};
use crate::rng::{Rng, DEFAULT_SEED};
use crate::sha256;
use std::sync::atomic::{AtomicU64, Ordering};

/// The heritable part of an organism: its genome, a sequence of bytes.
///
/// Each of the first six bytes is a named gene; the rest encode the weights of the neural network.
/// DNA is immutable: every operation returns new DNA.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DNA {
    sequence: Vec<u8>,
    checksum: String,
}

impl DNA {
    /// The length of random DNA in bytes: six genes and 58 weights.
    pub const LENGTH: usize = 64;
    /// The minimum length of a sequence in bytes.
    pub const MIN_LENGTH: usize = 16;
    /// The maximum length of a sequence in bytes.
    pub const MAX_LENGTH: usize = 4096;
    /// The version of the sequence format.
    pub const VERSION: u32 = 1;

    /// Generates random DNA from the next default seed.
    ///
    /// The first call in a program uses seed 42, the second 43, and so on, so every run generates
    /// the same DNA.
    ///
    /// # Returns
    ///
    /// 64 bytes of DNA.
    pub fn random() -> Self {
        static NEXT_SEED: AtomicU64 = AtomicU64::new(DEFAULT_SEED);
        Self::from_seed(NEXT_SEED.fetch_add(1, Ordering::Relaxed))
    }

    /// Generates random DNA from the given seed.
    ///
    /// # Parameters
    ///
    /// - `seed`: the random seed, 0 to 2^64 - 1; the same seed always gives the same DNA.
    ///
    /// # Returns
    ///
    /// 64 bytes of DNA.
    pub fn from_seed(seed: u64) -> Self {
        Self::drawn(&mut Rng::new(seed))
    }

    /// Creates DNA from a sequence of bytes and validates its format.
    ///
    /// The format is valid if there are 16 to 4096 bytes; every byte value is allowed. To check
    /// that a saved sequence is unchanged, call `verify` as well.
    ///
    /// # Parameters
    ///
    /// - `sequence`: 16 to 4096 bytes; the first six are the genes. In Python, it can be any
    ///   iterable of integers from 0 to 255.
    ///
    /// # Returns
    ///
    /// DNA with exactly these bytes.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: `sequence` has fewer than 16 or more than 4096 bytes.
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

    /// Returns `count` network weights from -2.0 to 2.0. If there are too few bytes, they are
    /// repeated.
    pub(crate) fn weights(&self, count: usize) -> Vec<f64> {
        self.sequence[GENE_COUNT..]
            .iter()
            .cycle()
            .take(count)
            .map(|byte| (f64::from(*byte) - 127.5) / 63.75)
            .collect()
    }

    /// Returns the bytes: six genes, then the network's weights.
    pub fn sequence(&self) -> &[u8] {
        &self.sequence
    }

    /// Returns the version of the sequence format.
    pub fn version(&self) -> u32 {
        Self::VERSION
    }

    /// Returns the SHA-256 checksum of the sequence as 64 hexadecimal digits.
    pub fn checksum(&self) -> &str {
        &self.checksum
    }

    /// Checks the sequence against a saved checksum.
    ///
    /// # Parameters
    ///
    /// - `checksum`: 64 lowercase hexadecimal digits, as returned by `checksum`.
    ///
    /// # Errors
    ///
    /// - `ChecksumMismatch`: the sequence has a different checksum.
    pub fn verify(&self, checksum: &str) -> Result<(), Error> {
        if self.checksum == checksum {
            return Ok(());
        }
        Err(Error::ChecksumMismatch {
            expected: checksum.to_string(),
            found: self.checksum.clone(),
        })
    }

    /// Combines the DNA of two parents by one-point crossover.
    ///
    /// The child inherits the first parent's bytes up to a random point and the second parent's
    /// bytes after it.
    ///
    /// # Parameters
    ///
    /// - `first`: the parent that contributes the start of the sequence.
    /// - `second`: the parent that contributes the rest.
    /// - `seed`: the random seed; the same seed gives the same child.
    ///
    /// # Returns
    ///
    /// The child's DNA, which is as long as the second parent's.
    pub fn crossover(first: &Self, second: &Self, seed: u64) -> Self {
        Self::sealed(Self::crossed_sequence(first, second, &mut Rng::new(seed)))
    }

    /// Only the sequence, because a child is also mutated before it needs a checksum.
    pub(crate) fn crossed_sequence(first: &Self, second: &Self, rng: &mut Rng) -> Vec<u8> {
        let shorter = first.sequence.len().min(second.sequence.len());
        let point = 1 + rng.below(shorter - 1);
        let mut sequence = first.sequence[..point].to_vec();
        sequence.extend_from_slice(&second.sequence[point..]);
        sequence
    }

    /// Measures the genetic distance to other DNA.
    ///
    /// The extra bytes of the longer sequence count as different.
    ///
    /// # Parameters
    ///
    /// - `other`: the DNA to compare with.
    ///
    /// # Returns
    ///
    /// The fraction of bits that differ, from 0.0 (none) to 1.0 (all).
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
