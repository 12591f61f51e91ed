//! The state of connections and of the organisms reached through them.

use super::PeerId;
use genesis_protocol::RateLimiter;
use std::time::Duration;

/// The maximum number of frames per minute on each connection: enough for eight organisms at their
/// rate limit.
const FRAMES_PER_MINUTE: usize = 800;

pub(super) struct Peer {
    /// Known after the hello.
    pub(super) name: Option<String>,
    /// Whether this program has sent its hello.
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
    /// The connection through which its messages arrive.
    pub(super) via: PeerId,
    pub(super) limiter: RateLimiter,
    /// Whether the user has been told that this organism's messages are being dropped.
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
