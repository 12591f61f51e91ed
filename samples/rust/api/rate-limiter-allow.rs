// #region hidden
use genesis_protocol::{Error, RateLimiter};
use std::time::Duration;

fn main() -> Result<(), Error> {
    // #endregion
    let standard = RateLimiter::default();
    println!("standard: {} left", standard.remaining(Duration::ZERO));

    // At most two messages in any 10 seconds.
    let mut limiter = RateLimiter::new(2, Duration::from_secs(10))?;
    for second in [0, 4, 9, 10] {
        let now = Duration::from_secs(second);
        match limiter.allow(now) {
            Ok(()) => println!("{} s: {} left", second, limiter.remaining(now)),
            Err(error) => println!("{second} s: {error}"),
        }
    }
    // #region hidden
    Ok(())
}
// #endregion
