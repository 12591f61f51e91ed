use super::DNA;
use crate::error::{check_range, Error};
use crate::rng::Rng;
use std::fmt;

const SHORTEST_INVERSION: usize = 2;
const LONGEST_INVERSION: usize = 8;

/// A type of copying error.
///
/// Insertions and deletions shift all bytes after them, including genes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mutation {
    /// Flips one bit of a byte.
    Point,
    /// Inserts a random byte.
    Insertion,
    /// Removes a byte.
    Deletion,
    /// Reverses a run of 2 to 8 bytes.
    Inversion,
}

impl Mutation {
    /// Returns the usual range of this mutation's probability per byte.
    ///
    /// It is 0.001-0.01 for `Mutation::Point`, 0.0001-0.001 for `Mutation::Insertion` and
    /// `Mutation::Deletion`, and 0.0005-0.005 for `Mutation::Inversion`. `DNA::replicate` uses the
    /// upper limit.
    pub fn probability(self) -> (f64, f64) {
        match self {
            Self::Point => (0.001, 0.01),
            Self::Insertion | Self::Deletion => (0.0001, 0.001),
            Self::Inversion => (0.0005, 0.005),
        }
    }
}

impl fmt::Display for Mutation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Point => "Point",
            Self::Insertion => "Insertion",
            Self::Deletion => "Deletion",
            Self::Inversion => "Inversion",
        })
    }
}

impl DNA {
    /// Returns a copy with point mutations.
    ///
    /// In each byte, one bit is flipped with probability `rate`.
    ///
    /// # Parameters
    ///
    /// - `rate`: the probability per byte, 0.0-1.0. Use 0.01-0.1 for exploration; ordinary copying
    ///   errors occur at rates of 0.001-0.01.
    /// - `seed`: the random seed; the same seed gives the same mutant.
    ///
    /// # Returns
    ///
    /// The mutant; the original is unchanged.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: `rate` is outside 0.0-1.0.
    pub fn mutate(&self, rate: f64, seed: u64) -> Result<Self, Error> {
        check_range("rate", rate, 0.0, 1.0)?;
        Ok(self.mutated(rate, &mut Rng::new(seed)))
    }

    /// Returns a copy with mutations of one type.
    ///
    /// The length stays between 16 and 4096 bytes: an insertion or deletion that would violate
    /// these limits is skipped.
    ///
    /// # Parameters
    ///
    /// - `kind`: the type of mutation.
    /// - `probability`: the probability per byte, 0.0-1.0; see `Mutation::probability` for the
    ///   usual values.
    /// - `seed`: the random seed; the same seed gives the same mutant.
    ///
    /// # Returns
    ///
    /// The mutant; the original is unchanged.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: `probability` is outside 0.0-1.0.
    pub fn mutate_by(&self, kind: Mutation, probability: f64, seed: u64) -> Result<Self, Error> {
        check_range("probability", probability, 0.0, 1.0)?;
        Ok(self.mutated_by(kind, probability, &mut Rng::new(seed)))
    }

    /// Copies the DNA with ordinary copying errors.
    ///
    /// Applies all four types of mutation in the order listed in `Mutation`, each with the higher
    /// of the two probabilities that `Mutation::probability` returns.
    ///
    /// # Parameters
    ///
    /// - `seed`: the random seed; the same seed gives the same copy.
    ///
    /// # Returns
    ///
    /// The copy. Most bytes are unchanged, but insertions and deletions shift the bytes after them.
    pub fn replicate(&self, seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let mut copy = self.clone();
        for kind in [
            Mutation::Point,
            Mutation::Insertion,
            Mutation::Deletion,
            Mutation::Inversion,
        ] {
            let (_, highest) = kind.probability();
            copy = copy.mutated_by(kind, highest, &mut rng);
        }
        copy
    }

    pub(crate) fn mutated(&self, rate: f64, rng: &mut Rng) -> Self {
        Self::with_flips(self.sequence.clone(), rate, rng)
    }

    /// Creates DNA from a sequence with point mutations.
    pub(crate) fn with_flips(mut sequence: Vec<u8>, rate: f64, rng: &mut Rng) -> Self {
        for byte in &mut sequence {
            if rng.next_f64() < rate {
                *byte ^= 1 << rng.below(8);
            }
        }
        Self::sealed(sequence)
    }

    fn mutated_by(&self, kind: Mutation, probability: f64, rng: &mut Rng) -> Self {
        match kind {
            Mutation::Point => self.mutated(probability, rng),
            Mutation::Insertion => self.with_insertions(probability, rng),
            Mutation::Deletion => self.with_deletions(probability, rng),
            Mutation::Inversion => self.with_inversions(probability, rng),
        }
    }

    fn with_insertions(&self, probability: f64, rng: &mut Rng) -> Self {
        let mut room = Self::MAX_LENGTH - self.sequence.len();
        let mut sequence = Vec::with_capacity(self.sequence.len());
        for byte in &self.sequence {
            if rng.next_f64() < probability && room > 0 {
                sequence.push(rng.below(256) as u8);
                room -= 1;
            }
            sequence.push(*byte);
        }
        Self::sealed(sequence)
    }

    fn with_deletions(&self, probability: f64, rng: &mut Rng) -> Self {
        let mut spare = self.sequence.len() - Self::MIN_LENGTH;
        let mut sequence = Vec::with_capacity(self.sequence.len());
        for byte in &self.sequence {
            if rng.next_f64() < probability && spare > 0 {
                spare -= 1;
            } else {
                sequence.push(*byte);
            }
        }
        Self::sealed(sequence)
    }

    fn with_inversions(&self, probability: f64, rng: &mut Rng) -> Self {
        let mut sequence = self.sequence.clone();
        for start in 0..sequence.len() {
            if rng.next_f64() < probability {
                let lengths = LONGEST_INVERSION - SHORTEST_INVERSION + 1;
                let end = start + SHORTEST_INVERSION + rng.below(lengths);
                let end = end.min(sequence.len());
                sequence[start..end].reverse();
            }
        }
        Self::sealed(sequence)
    }
}

#[cfg(test)]
mod tests;
