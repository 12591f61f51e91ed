//! Stand-in for the async runtime `tokio` 1.0, as far as the samples use it: one thread, no timers.
//!
//! Time does not pass: a pause only lets others run, so every run of a program is quick and the same.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

#[doc(hidden)]
pub mod runtime;
pub mod task;
pub mod time;

pub use tokio_macros::{main, test};
