//! What environments and networks require of their organisms.

use super::Tron;
use crate::error::Error;

impl Tron {
    /// Unlike `check_ready`, accepts a paused organism.
    pub(crate) fn check_initialized(&self, action: &'static str) -> Result<(), Error> {
        self.check_alive(action)?;
        if self.network.is_none() {
            return Err(Error::NotInitialized {
                action,
                needs: "initialize_neural_network",
            });
        }
        Ok(())
    }

    pub(crate) fn lose_health(&mut self, amount: f64) {
        self.health = (self.health - amount).max(0.0);
    }
}
