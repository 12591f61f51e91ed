use crate::error::{check_range, Error};
use std::collections::VecDeque;
use std::time::Duration;

const DEFAULT_LIMIT: usize = 100;
const DEFAULT_WINDOW: Duration = Duration::from_secs(60);
const MIN_WINDOW_SECONDS: f64 = 0.001;

/// Limits the number of messages in a sliding time window.
///
/// It has no clock: with each call, you pass the time since some fixed point.
#[derive(Debug, Clone)]
pub struct RateLimiter {
    limit: usize,
    window: Duration,
    // The times of the allowed messages, oldest first.
    sent: VecDeque<Duration>,
}

impl Default for RateLimiter {
    /// Returns the rate limiter that `Network::connect` gives each organism.
    ///
    /// # Returns
    ///
    /// A limiter that allows 100 messages per 60 seconds, with no messages counted yet.
    fn default() -> Self {
        Self {
            limit: DEFAULT_LIMIT,
            window: DEFAULT_WINDOW,
            sent: VecDeque::new(),
        }
    }
}

impl RateLimiter {
    /// Creates a rate limiter.
    ///
    /// # Parameters
    ///
    /// - `limit`: the number of messages allowed per window, at least 1.
    /// - `window`: the length of the window, at least 1 ms.
    ///
    /// # Returns
    ///
    /// The limiter, with no messages counted yet.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: `limit` is 0, or `window` is shorter than 1 ms.
    pub fn new(limit: usize, window: Duration) -> Result<Self, Error> {
        check_range("limit", limit as f64, 1.0, f64::INFINITY)?;
        let seconds = window.as_secs_f64();
        check_range("window", seconds, MIN_WINDOW_SECONDS, f64::INFINITY)?;
        Ok(Self {
            limit,
            window,
            sent: VecDeque::new(),
        })
    }

    /// Counts a message if the limit allows one more.
    ///
    /// A rejected message isn't counted.
    ///
    /// # Parameters
    ///
    /// - `now`: the time of the message, no earlier than that of the previous one.
    ///
    /// # Errors
    ///
    /// - `RateLimited`: the window already contains the maximum number of messages.
    pub fn allow(&mut self, now: Duration) -> Result<(), Error> {
        let window = self.window;
        let is_past = |time: &Duration| now.saturating_sub(*time) >= window;
        while self.sent.front().map_or(false, is_past) {
            self.sent.pop_front();
        }
        match self.sent.front() {
            Some(oldest) if self.sent.len() == self.limit => Err(Error::RateLimited {
                limit: self.limit,
                window: self.window.as_secs_f64(),
                retry_after: (self.window - now.saturating_sub(*oldest)).as_secs_f64(),
            }),
            _ => {
                self.sent.push_back(now);
                Ok(())
            }
        }
    }

    /// Returns how many more messages are allowed at a given time.
    ///
    /// # Parameters
    ///
    /// - `now`: the time, no earlier than that of the last message.
    ///
    /// # Returns
    ///
    /// The number of messages; 0 if the next one would be rejected.
    pub fn remaining(&self, now: Duration) -> usize {
        let is_in_window = |time: &&Duration| now.saturating_sub(**time) < self.window;
        self.limit - self.sent.iter().filter(is_in_window).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: f64) -> Duration {
        Duration::from_secs_f64(seconds)
    }

    #[test]
    fn by_default_100_messages_are_allowed_in_60_seconds() {
        let mut limiter = RateLimiter::default();
        for _ in 0..100 {
            assert_eq!(limiter.allow(at(1.0)), Ok(()));
        }
        assert_eq!(
            limiter.allow(at(1.5)).unwrap_err().to_string(),
            "more than 100 messages in 60 s; try again in 59.5 s"
        );
        assert_eq!(limiter.allow(at(61.0)), Ok(()));
    }

    #[test]
    fn the_window_slides_with_time() {
        let mut limiter = RateLimiter::new(2, at(10.0)).unwrap();
        assert_eq!(limiter.remaining(at(0.0)), 2);
        limiter.allow(at(0.0)).unwrap();
        limiter.allow(at(4.0)).unwrap();
        assert_eq!(limiter.remaining(at(9.0)), 0);
        assert!(limiter.allow(at(9.0)).is_err());
        assert_eq!(limiter.remaining(at(10.0)), 1);
        limiter.allow(at(10.0)).unwrap();
        assert_eq!(limiter.remaining(at(13.0)), 0);
        assert_eq!(limiter.remaining(at(14.0)), 1);
        assert_eq!(limiter.remaining(at(20.0)), 2);
    }

    #[test]
    fn it_needs_a_limit_and_a_window() {
        let error = RateLimiter::new(0, at(1.0)).unwrap_err().to_string();
        assert_eq!(error, "limit is 0, but must be at least 1");
        let error = RateLimiter::new(1, at(0.0)).unwrap_err().to_string();
        assert_eq!(error, "window is 0, but must be at least 0.001");
        assert!(RateLimiter::new(1, at(0.001)).is_ok());
    }
}
