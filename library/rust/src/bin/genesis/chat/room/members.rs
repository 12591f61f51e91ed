//! What is known about connections and about the organisms behind them.

use super::PeerId;
use genesis_protocol::RateLimiter;
use std::time::Duration;

/// The most frames that one connection may carry in a minute: those of eight busy organisms.
const FRAMES_PER_MINUTE: usize = 800;

pub(super) struct Peer {
    /// Known after its hello.
    pub(super) name: Option<String>,
    /// Whether this program has introduced itself.
    pub(super) is_greeted: bool,
    pub(super) limiter: RateLimiter,
}

impl Peer {
    pub(super) fn new(is_greeted: bool) -> Self {
        let minute = Duration::from_secs(60);
        Self {
            name: None,
            is_greeted,
            limiter: RateLimiter::new(FRAMES_PER_MINUTE, minute).expect("the limit is in range"),
        }
    }
}

pub(super) struct Organism {
    pub(super) checksum: String,
    /// The connection that its messages come from.
    pub(super) via: PeerId,
    pub(super) limiter: RateLimiter,
    /// Whether the user knows that messages of it are dropped.
    pub(super) is_silenced: bool,
}

impl Organism {
    pub(super) fn new(checksum: String, via: PeerId) -> Self {
        Self {
            checksum,
            via,
            limiter: RateLimiter::default(),
            is_silenced: false,
        }
    }
}
