//! Gossip over an unreliable network. The library never loses a message, so this is the loop of
//! `Network::gossip` with a probability of loss for each transmission. A test compares it with the
//! library at probability 0.

use crate::clusters::{block_on, largest, settled, share};
use crate::rng::Rng;
use crate::Values;
use genesis_protocol::{Error, Network};

/// Separates the losses from the positions, which are drawn with the seed itself.
const LOSS_STREAM: u64 = 0x10_55;

/// The share of the other members of the largest cluster that a message reaches, and the number of
/// hops.
pub fn reach(radius: f64, probability: f64, seed: u64) -> Values {
    let (network, clusters) = block_on(settled(radius, seed))?;
    let members = largest(&clusters);
    let mut rng = Rng::new(seed ^ (LOSS_STREAM << 32));
    let (reached, hops) = gossip(&network, members, radius, || rng.next_f64() < probability)?;
    Ok(vec![share(reached, members.len()), f64::from(hops)])
}

/// Spreads a message from the first member. In each hop, every member that has just received it sends it once
/// to each member within the radius that lacks it.
fn gossip(
    network: &Network,
    members: &[String],
    radius: f64,
    mut is_lost: impl FnMut() -> bool,
) -> Result<(usize, u32), Error> {
    let mut positions = Vec::with_capacity(members.len());
    for member in members {
        positions.push(network.organism(member)?.position());
    }
    let mut spreading = vec![0];
    let mut waiting: Vec<usize> = (1..members.len()).collect();
    let (mut reached, mut hops) = (0, 0);
    while hops < Network::TIME_TO_LIVE {
        let (heard, rest): (Vec<usize>, Vec<usize>) = waiting.iter().partition(|&&member| {
            spreading.iter().any(|&source: &usize| {
                positions[source].distance(positions[member]) <= radius && !is_lost()
            })
        });
        if heard.is_empty() {
            break;
        }
        reached += heard.len();
        hops += 1;
        spreading = heard;
        waiting = rest;
    }
    Ok((reached, hops))
}

#[cfg(test)]
mod tests {
    use super::*;
    use genesis_protocol::NeuralMessage;

    #[test]
    fn without_loss_it_reaches_as_many_as_the_library() -> Result<(), Error> {
        for (radius, seed) in [(20.0, 1), (35.0, 2), (40.0, 3), (60.0, 4)] {
            let (mut network, clusters) = block_on(settled(radius, seed))?;
            let members = largest(&clusters);
            let message = NeuralMessage::new(&members[0], "", "news", vec![]);
            let theirs = block_on(network.gossip(message))?;
            let ours = gossip(&network, members, radius, || false)?;
            assert_eq!(ours, (theirs.reached, theirs.hops));
        }
        Ok(())
    }

    #[test]
    fn when_everything_is_lost_it_reaches_nobody() -> Result<(), Error> {
        let (network, clusters) = block_on(settled(50.0, 1))?;
        let ours = gossip(&network, largest(&clusters), 50.0, || true)?;
        assert_eq!(ours, (0, 0));
        Ok(())
    }
}
