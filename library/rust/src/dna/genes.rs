use super::DNA;
use crate::error::{check_range, Error};
use std::collections::BTreeMap;

// In alphabetical order, which is also the order of the map that `genes` returns.
const GENE_NAMES: [&str; 6] = [
    "aggression",
    "curiosity",
    "metabolism",
    "sociability",
    "speed",
    "vision",
];
pub(super) const GENE_COUNT: usize = GENE_NAMES.len();
const METABOLISM: usize = 2;

impl DNA {
    /// Returns the value of one gene.
    ///
    /// # Parameters
    ///
    /// - `name`: `aggression`, `curiosity`, `metabolism`, `sociability`, `speed` or `vision`.
    ///
    /// # Returns
    ///
    /// The value, 0.0-1.0.
    ///
    /// # Errors
    ///
    /// - `UnknownGene`: no gene has this name.
    pub fn gene(&self, name: &str) -> Result<f64, Error> {
        Ok(self.gene_values()[place_of(name)?])
    }

    /// Returns a copy with one gene set to a new value.
    ///
    /// A gene is one byte, so the value is rounded to the nearest multiple of 1/255.
    ///
    /// # Parameters
    ///
    /// - `name`: the gene to set.
    /// - `value`: the new value, 0.0-1.0.
    ///
    /// # Returns
    ///
    /// The copy; the original is unchanged.
    ///
    /// # Errors
    ///
    /// - `UnknownGene`: no gene has this name.
    /// - `OutOfRange`: `value` is outside 0.0-1.0.
    pub fn with_gene(&self, name: &str, value: f64) -> Result<Self, Error> {
        let place = place_of(name)?;
        check_range(GENE_NAMES[place], value, 0.0, 1.0)?;
        let mut sequence = self.sequence.clone();
        sequence[place] = (value * 255.0 + 0.5) as u8;
        Ok(Self::sealed(sequence))
    }

    /// Returns the values of all genes by name, each 0.0-1.0.
    pub fn genes(&self) -> BTreeMap<&'static str, f64> {
        GENE_NAMES.into_iter().zip(self.gene_values()).collect()
    }

    /// Returns the values of all genes in alphabetical order by name.
    pub(crate) fn gene_values(&self) -> [f64; GENE_COUNT] {
        let mut values = [0.0; GENE_COUNT];
        for (value, byte) in values.iter_mut().zip(&self.sequence) {
            *value = f64::from(*byte) / 255.0;
        }
        values
    }

    /// Returns the byte of the gene that determines how long each stage takes.
    pub(crate) fn metabolism(&self) -> u8 {
        self.sequence[METABOLISM]
    }
}

fn place_of(name: &str) -> Result<usize, Error> {
    GENE_NAMES
        .iter()
        .position(|known| *known == name)
        .ok_or_else(|| Error::UnknownGene {
            name: name.to_string(),
            known: &GENE_NAMES,
        })
}
