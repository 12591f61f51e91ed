use super::Environment;

/// What can be said about an environment as a whole.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct EnvironmentState {
    /// How many organisms live there.
    pub organism_count: usize,
    /// How many steps have passed.
    pub step: u32,
    /// Whether it is paused.
    pub paused: bool,
    /// The amounts of all resources together.
    pub total_resources: f64,
    /// How many organisms have died there.
    pub archived_count: usize,
}

impl Environment {
    /// The environment as it is now, in numbers.
    pub fn state(&self) -> EnvironmentState {
        EnvironmentState {
            organism_count: self.organisms.len(),
            step: self.step,
            paused: self.paused,
            total_resources: self.resources.values().fold(0.0, |sum, each| sum + each),
            archived_count: self.archive.len(),
        }
    }
}
