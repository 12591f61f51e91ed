use super::Environment;

/// A summary of an environment.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct EnvironmentState {
    /// The number of living organisms.
    pub organism_count: usize,
    /// The number of steps taken so far.
    pub step: u32,
    /// Whether the simulation is paused.
    pub paused: bool,
    /// The total amount of all resources.
    pub total_resources: f64,
    /// The number of organisms that have died.
    pub archived_count: usize,
}

impl Environment {
    /// Returns a summary of the environment.
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
