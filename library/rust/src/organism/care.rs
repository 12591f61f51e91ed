//! What others do to an organism: feed, move, remind, pause and terminate it.

use super::{Position, Tron, MAX_COORDINATE, MEMORY_LENGTH};
use crate::error::{check_range, Error};
use crate::life_cycle::Stage;

impl Tron {
    /// Gives it energy. It is full at 1.0; what is more than that is lost.
    ///
    /// # Parameters
    ///
    /// - `amount`: the energy to take up, 0.0-1.0.
    ///
    /// # Errors
    ///
    /// - `Terminated`: it has been terminated.
    /// - `Paused`: it is paused.
    /// - `OutOfRange`: `amount` lies outside 0.0-1.0.
    pub fn feed(&mut self, amount: f64) -> Result<(), Error> {
        self.check_active("feed")?;
        check_range("amount", amount, 0.0, 1.0)?;
        self.energy = (self.energy + amount).min(1.0);
        Ok(())
    }

    /// Puts it at another place. Moving costs neither energy nor time.
    ///
    /// # Parameters
    ///
    /// - `position`: the new place; both coordinates are 0.0-10,000.0.
    ///
    /// # Errors
    ///
    /// - `Terminated`: it has been terminated.
    /// - `Paused`: it is paused.
    /// - `OutOfRange`: `x` or `y` lies outside 0.0-10,000.0.
    pub fn move_to(&mut self, position: Position) -> Result<(), Error> {
        self.check_active("move_to")?;
        check_range("x", position.x, 0.0, MAX_COORDINATE)?;
        check_range("y", position.y, 0.0, MAX_COORDINATE)?;
        self.position = position;
        Ok(())
    }

    /// Keeps a number in its memory, which holds 16 numbers; the oldest one is forgotten first.
    ///
    /// # Parameters
    ///
    /// - `value`: the number to keep, 0.0-1.0.
    ///
    /// # Errors
    ///
    /// - `Terminated`: it has been terminated.
    /// - `Paused`: it is paused.
    /// - `OutOfRange`: `value` lies outside 0.0-1.0.
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

    /// Pauses it: until `resume`, every call that would change it fails, except `terminate`. Pausing
    /// twice is the same as pausing once.
    ///
    /// # Errors
    ///
    /// - `Terminated`: it has been terminated.
    pub fn pause(&mut self) -> Result<(), Error> {
        self.check_alive("pause")?;
        self.paused = true;
        Ok(())
    }

    /// Ends a pause. Without a pause, nothing happens.
    ///
    /// # Errors
    ///
    /// - `Terminated`: it has been terminated.
    pub fn resume(&mut self) -> Result<(), Error> {
        self.check_alive("resume")?;
        self.paused = false;
        Ok(())
    }

    /// Ends its life and gives up its neural network. The rest of its last state stays readable, but
    /// nothing can change it anymore.
    ///
    /// # Errors
    ///
    /// - `Terminated`: it has been terminated before.
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
