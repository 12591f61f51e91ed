//! Calls that change an organism from the outside: feed, move, remember, pause and terminate.

use super::{Position, Tron, MAX_COORDINATE, MEMORY_LENGTH};
use crate::error::{check_range, Error};
use crate::life_cycle::Stage;

impl Tron {
    /// Feeds the organism: adds energy, up to a total of 1.0.
    ///
    /// # Parameters
    ///
    /// - `amount`: the energy to add, 0.0-1.0.
    ///
    /// # Errors
    ///
    /// - `Terminated`: the organism has been terminated.
    /// - `Paused`: the organism is paused.
    /// - `OutOfRange`: `amount` is outside 0.0-1.0.
    pub fn feed(&mut self, amount: f64) -> Result<(), Error> {
        self.check_active("feed")?;
        check_range("amount", amount, 0.0, 1.0)?;
        self.energy = (self.energy + amount).min(1.0);
        Ok(())
    }

    /// Sets the organism's position.
    ///
    /// Moving costs neither energy nor time.
    ///
    /// # Parameters
    ///
    /// - `position`: the new position, with coordinates from 0.0 to 10,000.0.
    ///
    /// # Errors
    ///
    /// - `Terminated`: the organism has been terminated.
    /// - `Paused`: the organism is paused.
    /// - `OutOfRange`: a coordinate is outside 0.0-10,000.0.
    pub fn move_to(&mut self, position: Position) -> Result<(), Error> {
        self.check_active("move_to")?;
        check_range("x", position.x, 0.0, MAX_COORDINATE)?;
        check_range("y", position.y, 0.0, MAX_COORDINATE)?;
        self.position = position;
        Ok(())
    }

    /// Stores a value in memory, which keeps the last 16 values.
    ///
    /// # Parameters
    ///
    /// - `value`: the value to store, 0.0-1.0.
    ///
    /// # Errors
    ///
    /// - `Terminated`: the organism has been terminated.
    /// - `Paused`: the organism is paused.
    /// - `OutOfRange`: `value` is outside 0.0-1.0.
    pub fn remember(&mut self, value: f64) -> Result<(), Error> {
        self.check_active("remember")?;
        check_range("value", value, 0.0, 1.0)?;
        self.keep(value);
        Ok(())
    }

    pub(super) fn keep(&mut self, value: f64) {
        if self.memory.len() == MEMORY_LENGTH {
            self.memory.remove(0);
        }
        self.memory.push(value);
    }

    /// Pauses the organism.
    ///
    /// Until you call `resume`, every call that would change it fails, except `terminate`. Pausing
    /// it again has no effect.
    ///
    /// # Errors
    ///
    /// - `Terminated`: the organism has been terminated.
    pub fn pause(&mut self) -> Result<(), Error> {
        self.check_alive("pause")?;
        self.paused = true;
        Ok(())
    }

    /// Resumes a paused organism.
    ///
    /// Has no effect if the organism isn't paused.
    ///
    /// # Errors
    ///
    /// - `Terminated`: the organism has been terminated.
    pub fn resume(&mut self) -> Result<(), Error> {
        self.check_alive("resume")?;
        self.paused = false;
        Ok(())
    }

    /// Ends the organism's life, saves its final state and cleans up.
    ///
    /// Everything except the neural network stays readable: DNA, health, energy, age, generation,
    /// fitness, behavior, position and memory. The network is discarded along with everything it
    /// has learned, so `network` returns `None`. From then on, `state` returns `State::Archived`,
    /// and every call that would change the organism fails. The state is kept in memory, not
    /// written to disk. You can also terminate a paused organism.
    ///
    /// # Errors
    ///
    /// - `Terminated`: the organism has already been terminated.
    pub fn terminate(&mut self) -> Result<(), Error> {
        self.check_alive("terminate")?;
        self.network = None;
        self.stage = Stage::Termination;
        Ok(())
    }

    pub(super) fn check_alive(&self, action: &'static str) -> Result<(), Error> {
        if self.stage == Stage::Termination {
            return Err(Error::Terminated { action });
        }
        Ok(())
    }

    pub(super) fn check_active(&self, action: &'static str) -> Result<(), Error> {
        self.check_alive(action)?;
        if self.paused {
            return Err(Error::Paused { action });
        }
        Ok(())
    }

    pub(super) fn check_ready(&self, action: &'static str) -> Result<(), Error> {
        self.check_active(action)?;
        if self.network.is_none() {
            return Err(Error::NotInitialized {
                action,
                needs: "initialize_neural_network",
            });
        }
        Ok(())
    }
}
