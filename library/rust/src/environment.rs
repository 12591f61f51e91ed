mod state;
mod turn;

pub use state::EnvironmentState;

use crate::error::{check_range, Error};
use crate::organism::{Position, Tron, MAX_COORDINATE};
use crate::rng::{Rng, DEFAULT_SEED};
use std::collections::BTreeMap;

const MIN_SIDE: f64 = 1.0;
const MAX_SIDE: f64 = MAX_COORDINATE;

/// A rectangle of land with resources, in which organisms live step by step. In each step every organism
/// that is not paused has its turn, in the order of `organisms`.
///
/// First it senses. It sees others that are nearer than 50.0 times its gene `vision`. Danger is the mean,
/// over the others in sight, of their gene `aggression` times (1 - distance / sight), and 0.0 if there are
/// none. Company is the number of others in sight divided by 5, at most 1.0. Novelty is 1 divided by the
/// number of steps that it has been in this 10 x 10 cell of the land, this step included.
///
/// Then it answers as in `Tron::interact`, at the same cost, and moves by 5.0 times its gene `speed`:
/// Exploration goes in a random direction, Social and Aggressive go to the nearest in sight or, if nobody
/// is, in a random direction, and Conservation stays.
///
/// Then it eats: with less than 0.5 energy, up to 0.1 of the resource `food`.
///
/// If it now has no energy, it loses 0.05 health. While this lasts, each further step costs 0.06, because
/// the 0.01 of its answer is paid with health too. At health 0.0 it dies: it is terminated and moves to
/// the archive.
#[derive(Debug, Clone)]
pub struct Environment {
    width: f64,
    height: f64,
    rng: Rng,
    resources: BTreeMap<String, f64>,
    organisms: Vec<Tron>,
    // For each organism, in the same order: how many steps it has been in which cell of the land.
    visits: Vec<BTreeMap<(u32, u32), u32>>,
    archive: Vec<Tron>,
    step: u32,
    paused: bool,
}

impl Environment {
    /// An empty environment in which chance begins at seed 42.
    ///
    /// # Parameters
    ///
    /// - `width`: how far `x` reaches, 1.0-10,000.0.
    /// - `height`: how far `y` reaches, 1.0-10,000.0.
    ///
    /// # Returns
    ///
    /// The environment.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: `width` or `height` lies outside 1.0-10,000.0.
    pub fn new(width: f64, height: f64) -> Result<Self, Error> {
        Self::with_seed(width, height, DEFAULT_SEED)
    }

    /// An empty environment with a seed of your own.
    ///
    /// # Parameters
    ///
    /// - `width`: how far `x` reaches, 1.0-10,000.0.
    /// - `height`: how far `y` reaches, 1.0-10,000.0.
    /// - `seed`: where chance begins; the same seed gives the same places and ways.
    ///
    /// # Returns
    ///
    /// The environment.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: `width` or `height` lies outside 1.0-10,000.0.
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

    /// How far `x` reaches.
    pub fn width(&self) -> f64 {
        self.width
    }

    /// How far `y` reaches.
    pub fn height(&self) -> f64 {
        self.height
    }

    /// Adds to a resource, which begins at 0.0. Organisms eat the resource named `food`, wherever
    /// they are: 1.0 of it is 1.0 of energy. No other resource changes by itself.
    ///
    /// # Parameters
    ///
    /// - `name`: the name of the resource, any text.
    /// - `amount`: how much to add, at least 0.0; any finite number.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: `amount` is below 0.0, infinite or NaN.
    pub fn add_resource(&mut self, name: &str, amount: f64) -> Result<(), Error> {
        check_range("amount", amount, 0.0, f64::INFINITY)?;
        *self.resources.entry(name.to_string()).or_insert(0.0) += amount;
        Ok(())
    }

    /// All resources by name, with what is left of them.
    pub fn resources(&self) -> &BTreeMap<String, f64> {
        &self.resources
    }

    /// Lets an organism live here, at a place drawn with the seed. A paused organism may be added too:
    /// the others see it, but steps leave it out.
    ///
    /// # Parameters
    ///
    /// - `tron`: the organism; its position is replaced.
    ///
    /// # Returns
    ///
    /// Its index in `organisms`, which falls by one whenever an organism before it dies.
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

    /// The living organisms, in the order in which they were added.
    pub fn organisms(&self) -> &[Tron] {
        &self.organisms
    }

    /// The organisms that died here, in the order in which they died. Their last state is readable.
    pub fn archive(&self) -> &[Tron] {
        &self.archive
    }

    /// Stops time here: until `resume`, `step` and `run` fail. A second pause changes nothing.
    pub fn pause(&mut self) {
        self.paused = true;
    }

    /// Ends a pause. Without a pause, nothing happens.
    pub fn resume(&mut self) {
        self.paused = false;
    }

    /// Lets one step pass, in which every organism that is not paused has its turn.
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

    /// Lets several steps pass. It does not end early when the last organism dies.
    ///
    /// # Parameters
    ///
    /// - `steps`: how many, at least 1.
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
