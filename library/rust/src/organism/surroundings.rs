use crate::error::{check_range, Error};

/// What an organism senses, each value 0.0-1.0.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Surroundings {
    /// The level of threat, 0.0-1.0.
    pub danger: f64,
    /// How many others are nearby, from 0.0 (none) to 1.0 (many).
    pub company: f64,
    /// How unfamiliar the location is, from 0.0 (familiar) to 1.0 (unknown).
    pub novelty: f64,
}

impl Surroundings {
    pub(crate) fn check(&self) -> Result<(), Error> {
        check_range("danger", self.danger, 0.0, 1.0)?;
        check_range("company", self.company, 0.0, 1.0)?;
        check_range("novelty", self.novelty, 0.0, 1.0)
    }
}
