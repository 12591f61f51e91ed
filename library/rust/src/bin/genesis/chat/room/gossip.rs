//! Gossip: news spreads from organism to organism, for at most `Network::TIME_TO_LIVE` hops.

use super::{joined, Effect, PeerId, Room};
use crate::chat::frame::{Frame, News};
use genesis_protocol::{Network, NeuralMessage};
use std::time::Duration;

/// The number of message ids to remember, so that each message is shown and forwarded only once.
const REMEMBERED: usize = 1000;

impl Room {
    /// Sends news to all connections, optionally excluding one.
    pub(super) fn spread(&mut self, news: News, except: Option<PeerId>) -> Vec<Effect> {
        self.said += 1;
        let id = format!("{}-{}-{}", self.name, self.visit, self.said);
        self.remember(&id);
        let hops_left = Network::TIME_TO_LIVE;
        self.send_all(
            &Frame::Gossip {
                id,
                hops_left,
                news,
            },
            except,
        )
    }

    /// Processes news from another organism and forwards it.
    pub(super) fn pass_on(
        &mut self,
        peer: PeerId,
        id: String,
        hops_left: u32,
        news: News,
        now: Duration,
    ) -> Vec<Effect> {
        if self.seen.contains(&id) {
            return vec![];
        }
        self.remember(&id);
        let (mut effects, is_accepted) = match &news {
            News::Join { name, checksum } => self.hear_join(peer, name, checksum),
            News::Leave { name } => self.hear_leave(peer, name),
            News::Say(message) => self.hear_message(message, now),
        };
        if is_accepted && hops_left > 1 {
            let hops_left = hops_left - 1;
            let frame = Frame::Gossip {
                id,
                hops_left,
                news,
            };
            effects.extend(self.send_all(&frame, Some(peer)));
        }
        effects
    }

    fn hear_join(&mut self, peer: PeerId, name: &str, checksum: &str) -> (Vec<Effect>, bool) {
        if !self.meet(name.to_string(), checksum.to_string(), peer) {
            return (vec![], false);
        }
        (vec![joined(name, checksum)], true)
    }

    fn hear_leave(&mut self, peer: PeerId, name: &str) -> (Vec<Effect>, bool) {
        let (via, checksum) = match self.organisms.get(name) {
            Some(organism) => (organism.via, organism.checksum.clone()),
            None => return (vec![], false),
        };
        let is_neighbor = |id: &PeerId| {
            self.peers
                .get(id)
                .map_or(false, |peer| peer.name.as_deref() == Some(name))
        };
        if via != peer && is_neighbor(&via) {
            // Others have lost contact with it, but it is still connected here, so they can reach
            // it through this organism.
            let name = name.to_string();
            return (self.spread(News::Join { name, checksum }, None), false);
        }
        self.organisms.remove(name);
        (vec![Effect::Note(format!("{name} left"))], true)
    }

    fn hear_message(&mut self, message: &NeuralMessage, now: Duration) -> (Vec<Effect>, bool) {
        let sender = match self.organisms.get_mut(&message.sender) {
            Some(sender) => sender,
            None => return (vec![], false),
        };
        match sender.limiter.allow(now) {
            Ok(()) => {
                sender.is_silenced = false;
                let text = format!("{}: {}", message.sender, message.action);
                (vec![Effect::Show(text)], true)
            }
            Err(_) if sender.is_silenced => (vec![], false),
            Err(_) => {
                sender.is_silenced = true;
                let text = format!("{} sends too much; the rest is dropped", message.sender);
                (vec![Effect::Note(text)], false)
            }
        }
    }

    fn send_all(&self, frame: &Frame, except: Option<PeerId>) -> Vec<Effect> {
        let is_meant =
            |(id, peer): &(&PeerId, &super::Peer)| Some(**id) != except && peer.name.is_some();
        let send = |(id, _): (&PeerId, &super::Peer)| Effect::Send(*id, frame.clone());
        self.peers.iter().filter(is_meant).map(send).collect()
    }

    fn remember(&mut self, id: &str) {
        if self.seen.len() == REMEMBERED {
            self.seen.pop_front();
        }
        self.seen.push_back(id.to_string());
    }
}
