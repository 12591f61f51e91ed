//! The state of the chat and its reaction to events, without any I/O.

mod gossip;
mod members;

use super::frame::{Frame, News};
use genesis_protocol::{Error, NeuralMessage, RateLimiter};
use members::{Organism, Peer};
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

/// The maximum number of connections per program.
pub const MOST_PEERS: usize = 8;
/// The maximum number of organisms that a program keeps track of.
const MOST_ORGANISMS: usize = 64;
/// The limit of `RateLimiter::default`.
const LIMIT: &str = "100 messages in 60 s";

pub type PeerId = u64;

/// An action for the program to carry out.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    Show(String),
    /// A notice about the chat, not a message.
    Note(String),
    Send(PeerId, Frame),
    Drop(PeerId),
    /// The peer has refused the connection and given a reason.
    Refused(String),
}

pub struct Room {
    name: String,
    checksum: String,
    /// Distinguishes this session from earlier ones under the same name.
    visit: String,
    said: u64,
    limiter: RateLimiter,
    peers: BTreeMap<PeerId, Peer>,
    organisms: BTreeMap<String, Organism>,
    seen: VecDeque<String>,
}

impl Room {
    pub fn new(name: &str, checksum: &str, visit: &str) -> Self {
        Self {
            name: name.to_string(),
            checksum: checksum.to_string(),
            visit: visit.to_string(),
            said: 0,
            limiter: RateLimiter::default(),
            peers: BTreeMap::new(),
            organisms: BTreeMap::new(),
            seen: VecDeque::new(),
        }
    }

    /// Returns the names of all others, with the first digits of their checksums.
    pub fn others(&self) -> Vec<String> {
        let named =
            |(name, organism): (&String, &Organism)| format!("{name} {}", &organism.checksum[..8]);
        self.organisms.iter().map(named).collect()
    }

    pub fn is_connected(&self) -> bool {
        !self.peers.is_empty()
    }

    /// Handles a connection that this program has opened: sends a hello.
    pub fn connected(&mut self, peer: PeerId) -> Vec<Effect> {
        self.peers.insert(peer, Peer::new(true));
        vec![Effect::Send(peer, self.hello())]
    }

    /// Handles an incoming connection. The other side sends the first frame.
    pub fn accepted(&mut self, peer: PeerId) -> Vec<Effect> {
        if self.peers.len() == MOST_PEERS {
            let reason = format!("{} already has {MOST_PEERS} connections", self.name);
            let refused = Frame::Refused { reason };
            return vec![Effect::Send(peer, refused), Effect::Drop(peer)];
        }
        self.peers.insert(peer, Peer::new(false));
        vec![]
    }

    fn hello(&self) -> Frame {
        Frame::Hello {
            name: self.name.clone(),
            checksum: self.checksum.clone(),
        }
    }

    /// Sends a message from the user, if there is somebody to receive it.
    pub fn say(&mut self, text: &str, now: Duration) -> Vec<Effect> {
        if self.organisms.is_empty() {
            return vec![Effect::Note("not sent: nobody else is here".to_string())];
        }
        if let Err(Error::RateLimited { retry_after, .. }) = self.limiter.allow(now) {
            let wait = retry_after.ceil();
            let note = format!("not sent: {LIMIT} is the limit; try again in {wait} s");
            return vec![Effect::Note(note)];
        }
        let mut message = NeuralMessage::new(&self.name, "everyone", text, vec![]);
        message.timestamp = now;
        self.spread(News::Say(message), None)
    }

    /// Announces that the user is leaving.
    pub fn leave(&mut self) -> Vec<Effect> {
        let name = self.name.clone();
        self.spread(News::Leave { name }, None)
    }

    /// Handles the end of a connection. `reason` is empty unless there is one to report.
    pub fn disconnected(&mut self, peer: PeerId, reason: &str) -> Vec<Effect> {
        let name = match self.peers.remove(&peer) {
            Some(peer) => peer.name,
            None => return vec![],
        };
        let mut effects = vec![];
        let lost: Vec<String> = self
            .organisms
            .iter()
            .filter(|(_, organism)| organism.via == peer)
            .map(|(name, _)| name.clone())
            .collect();
        for organism in lost {
            self.organisms.remove(&organism);
            effects.push(Effect::Note(if Some(&organism) == name.as_ref() {
                let reason = if reason.is_empty() {
                    "the connection was lost"
                } else {
                    reason
                };
                format!("{organism} is gone: {reason}")
            } else {
                format!("{organism} is out of reach")
            }));
            effects.extend(self.spread(News::Leave { name: organism }, None));
        }
        if name.is_none() && !reason.is_empty() {
            effects.push(Effect::Note(format!("a connection was closed: {reason}")));
        }
        effects
    }

    /// Handles a frame.
    pub fn received(&mut self, peer: PeerId, frame: Frame, now: Duration) -> Vec<Effect> {
        let state = match self.peers.get_mut(&peer) {
            Some(state) => state,
            None => return vec![],
        };
        if state.limiter.allow(now).is_err() {
            return self.drop_peer(peer, "it sent too much");
        }
        match (frame, state.name.is_some()) {
            (Frame::Hello { name, checksum }, false) => self.welcome(peer, name, checksum),
            (Frame::Refused { reason }, false) => {
                self.peers.remove(&peer);
                vec![Effect::Drop(peer), Effect::Refused(reason)]
            }
            (Frame::Here { name, checksum }, true) => {
                self.meet(name, checksum, peer);
                vec![]
            }
            (
                Frame::Gossip {
                    id,
                    hops_left,
                    news,
                },
                true,
            ) => self.pass_on(peer, id, hops_left, news, now),
            _ => self.drop_peer(peer, "it does not speak this protocol"),
        }
    }

    /// Handles the hello on a new connection.
    fn welcome(&mut self, peer: PeerId, name: String, checksum: String) -> Vec<Effect> {
        if name == self.name || self.organisms.contains_key(&name) {
            let reason = format!("the name {name} is taken");
            let refused = Frame::Refused {
                reason: reason.clone(),
            };
            let mut effects = vec![Effect::Send(peer, refused)];
            effects.extend(self.drop_peer(peer, &reason));
            return effects;
        }
        let mut effects = vec![];
        if let Some(state) = self.peers.get_mut(&peer) {
            state.name = Some(name.clone());
            if !std::mem::replace(&mut state.is_greeted, true) {
                effects.push(Effect::Send(peer, self.hello()));
            }
        }
        for (name, organism) in &self.organisms {
            let (name, checksum) = (name.clone(), organism.checksum.clone());
            effects.push(Effect::Send(peer, Frame::Here { name, checksum }));
        }
        self.meet(name.clone(), checksum.clone(), peer);
        effects.push(joined(&name, &checksum));
        effects.extend(self.spread(News::Join { name, checksum }, Some(peer)));
        effects
    }

    /// Adds an organism unless it is this program's own or already known, or the maximum has been
    /// reached.
    fn meet(&mut self, name: String, checksum: String, via: PeerId) -> bool {
        let is_known = name == self.name || self.organisms.contains_key(&name);
        if is_known || self.organisms.len() == MOST_ORGANISMS {
            return false;
        }
        self.organisms.insert(name, Organism::new(checksum, via));
        true
    }

    fn drop_peer(&mut self, peer: PeerId, reason: &str) -> Vec<Effect> {
        let mut effects = vec![Effect::Drop(peer)];
        effects.extend(self.disconnected(peer, reason));
        effects
    }
}

fn joined(name: &str, checksum: &str) -> Effect {
    Effect::Note(format!("{name} joined, with the DNA {}", &checksum[..8]))
}

#[cfg(test)]
mod tests;
