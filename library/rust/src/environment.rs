mod state;
mod turn;

pub use state::EnvironmentState;

use crate::error::{check_range, Error};
use crate::organism::{Position, Tron, MAX_COORDINATE};
use crate::rng::{Rng, DEFAULT_SEED};
use std::collections::BTreeMap;

const MIN_SIDE: f64 = 1.0;
const MAX_SIDE: f64 = MAX_COORDINATE;

/// A rectangular world with resources and organisms, simulated in steps.
///
/// In each step, every organism that isn't paused takes its turn, in the same order as in
/// `organisms`. First, it senses its surroundings. It sees others within a range of 50.0 times its
/// `vision` gene. Danger is the mean of `aggression` times (1 - distance / range) over the others
/// in sight, or 0.0 if there are none. Company is their number divided by 5, capped at 1.0. Novelty
/// is 1 divided by the number of steps the organism has spent in its current 10 x 10 cell,
/// including this step.
///
/// Then the organism responds as in `Tron::interact`, at the same cost, and moves a distance of up
/// to 5.0 times its `speed` gene. Exploration moves it in a random direction; Social and Aggressive
/// move it toward the nearest organism in sight or, if there is none, in a random direction;
/// Conservation keeps it in place. Behaviors have no other effect.
///
/// If it has less than 0.5 energy, it then eats up to 0.1 of the resource `food`. If it has no
/// energy left, it loses 0.05 health, and 0.06 in each step after that, because its response then
/// also costs health. If it has no health left, it dies: it is terminated and moved to the archive.
#[derive(Debug, Clone)]
pub struct Environment {
    width: f64,
    height: f64,
    rng: Rng,
    resources: BTreeMap<String, f64>,
    organisms: Vec<Tron>,
    // For each organism, in the same order: the number of steps it has spent in each cell.
    visits: Vec<BTreeMap<(u32, u32), u32>>,
    archive: Vec<Tron>,
    step: u32,
    paused: bool,
}

impl Environment {
    /// Creates an empty environment with the default seed, 42.
    ///
    /// # Parameters
    ///
    /// - `width`: the extent along the x-axis, 1.0-10,000.0.
    /// - `height`: the extent along the y-axis, 1.0-10,000.0.
    ///
    /// # Returns
    ///
    /// The environment.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: `width` or `height` is outside 1.0-10,000.0.
    pub fn new(width: f64, height: f64) -> Result<Self, Error> {
        Self::with_seed(width, height, DEFAULT_SEED)
    }

    /// Creates an empty environment with the given seed.
    ///
    /// # Parameters
    ///
    /// - `width`: the extent along the x-axis, 1.0-10,000.0.
    /// - `height`: the extent along the y-axis, 1.0-10,000.0.
    /// - `seed`: the random seed; the same seed gives the same positions and movements.
    ///
    /// # Returns
    ///
    /// The environment.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: `width` or `height` is outside 1.0-10,000.0.
    pub fn with_seed(width: f64, height: f64, seed: u64) -> Result<Self, Error> {
        check_range("width", width, MIN_SIDE, MAX_SIDE)?;
        check_range("height", height, MIN_SIDE, MAX_SIDE)?;
        Ok(Self {
            width,
            height,
            rng: Rng::new(seed),
            resources: BTreeMap::new(),
            organisms: Vec::new(),
            visits: Vec::new(),
            archive: Vec::new(),
            step: 0,
            paused: false,
        })
    }

    /// Returns the extent along the x-axis.
    pub fn width(&self) -> f64 {
        self.width
    }

    /// Returns the extent along the y-axis.
    pub fn height(&self) -> f64 {
        self.height
    }

    /// Increases the amount of a resource, which starts at 0.0.
    ///
    /// Organisms eat the resource named `food`, wherever they are; eating increases their energy by
    /// the amount eaten. Other resources have no effect.
    ///
    /// # Parameters
    ///
    /// - `name`: the name of the resource; any text.
    /// - `amount`: the amount to add, finite and at least 0.0.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: `amount` is negative, infinite or NaN.
    pub fn add_resource(&mut self, name: &str, amount: f64) -> Result<(), Error> {
        check_range("amount", amount, 0.0, f64::INFINITY)?;
        *self.resources.entry(name.to_string()).or_insert(0.0) += amount;
        Ok(())
    }

    /// Returns the remaining amount of each resource by name.
    pub fn resources(&self) -> &BTreeMap<String, f64> {
        &self.resources
    }

    /// Adds an organism at a random position.
    ///
    /// You can add a paused organism: others see it, but it takes no turns. In Python, a copy is
    /// added.
    ///
    /// # Parameters
    ///
    /// - `tron`: the organism; its position is replaced.
    ///
    /// # Returns
    ///
    /// Its index in `organisms`, which decreases by one whenever an organism before it dies.
    ///
    /// # Errors
    ///
    /// - `Terminated`: the organism has been terminated.
    /// - `NotInitialized`: the organism has no neural network yet.
    pub fn add_organism(&mut self, mut tron: Tron) -> Result<usize, Error> {
        tron.check_initialized("add_organism")?;
        let x = self.rng.next_f64() * self.width;
        let y = self.rng.next_f64() * self.height;
        let paused = tron.is_paused();
        tron.resume()?;
        tron.move_to(Position { x, y })?;
        if paused {
            tron.pause()?;
        }
        self.organisms.push(tron);
        self.visits.push(BTreeMap::new());
        Ok(self.organisms.len() - 1)
    }

    /// Returns the living organisms in the order in which they were added.
    pub fn organisms(&self) -> &[Tron] {
        &self.organisms
    }

    /// Returns the dead organisms in the order in which they died.
    pub fn archive(&self) -> &[Tron] {
        &self.archive
    }

    /// Pauses the simulation: `step` and `run` fail until you call `resume`.
    pub fn pause(&mut self) {
        self.paused = true;
    }

    /// Resumes the simulation; has no effect if it isn't paused.
    pub fn resume(&mut self) {
        self.paused = false;
    }

    /// Advances the simulation by one step.
    ///
    /// # Returns
    ///
    /// The state after the step.
    ///
    /// # Errors
    ///
    /// - `Paused`: the environment is paused.
    pub fn step(&mut self) -> Result<EnvironmentState, Error> {
        self.check_running("step")?;
        self.take_step()?;
        Ok(self.state())
    }

    /// Advances the simulation by several steps.
    ///
    /// It continues even after the last organism has died.
    ///
    /// # Parameters
    ///
    /// - `steps`: the number of steps, at least 1.
    ///
    /// # Returns
    ///
    /// The state after the last step.
    ///
    /// # Errors
    ///
    /// - `Paused`: the environment is paused.
    /// - `OutOfRange`: `steps` is 0.
    pub fn run(&mut self, steps: u32) -> Result<EnvironmentState, Error> {
        self.check_running("run")?;
        check_range("steps", f64::from(steps), 1.0, f64::INFINITY)?;
        for _ in 0..steps {
            self.take_step()?;
        }
        Ok(self.state())
    }

    fn check_running(&self, action: &'static str) -> Result<(), Error> {
        if self.paused {
            return Err(Error::Paused { action });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
