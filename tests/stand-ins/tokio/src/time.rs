//! Pauses that take no time.

use crate::task::yield_now;
use std::time::Duration;

/// Lets other futures run once. Unlike the real one it does not wait: time does not pass here.
pub async fn sleep(_duration: Duration) {
    yield_now().await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runtime::block_on;
    use std::time::Instant;

    #[test]
    fn does_not_wait() {
        let start = Instant::now();
        block_on(sleep(Duration::from_secs(3600)));
        assert!(start.elapsed() < Duration::from_secs(60));
    }
}
