//! How the communication radius determines which organisms find each other.

use crate::rng::Rng;
use crate::Values;
use genesis_protocol::{ClusterConfig, Error, Network, NeuralMessage, Position, Tron, DNA};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake};

/// Organisms at random positions in a square with sides of this length.
pub const ORGANISMS: usize = 50;
const SIDE: f64 = 200.0;

/// The size of the largest cluster, the number of clusters, the share of the largest cluster's other members
/// that gossip from its founder reaches, and the number of hops.
pub fn radius(radius: f64, seed: u64) -> Values {
    let (mut network, clusters) = block_on(settled(radius, seed))?;
    let largest = largest(&clusters);
    let message = NeuralMessage::new(&largest[0], "", "food found", vec![]);
    let gossip = block_on(network.gossip(message))?;
    Ok(vec![
        largest.len() as f64,
        clusters.len() as f64,
        share(gossip.reached, largest.len()),
        f64::from(gossip.hops),
    ])
}

/// The share of the other members; 1.0 when there are none.
pub fn share(reached: usize, members: usize) -> f64 {
    match members {
        1 => 1.0,
        _ => reached as f64 / (members - 1) as f64,
    }
}

/// The first of the largest clusters.
pub fn largest(clusters: &[Vec<String>]) -> &[String] {
    let mut largest: &[String] = &[];
    for members in clusters {
        if members.len() > largest.len() {
            largest = members;
        }
    }
    largest
}

/// A network in which every organism is in a cluster: one that is out of reach of all clusters founds another.
pub async fn settled(radius: f64, seed: u64) -> Result<(Network, Vec<Vec<String>>), Error> {
    let mut network = Network::new();
    let mut waiting = Vec::new();
    for position in positions(seed) {
        let name = format!("tron-{:02}", waiting.len());
        let mut tron = Tron::new(DNA::from_seed(waiting.len() as u64));
        tron.initialize_neural_network()?;
        tron.move_to(position)?;
        network.connect(&name, tron).await?;
        waiting.push(name);
    }
    let mut clusters = Vec::new();
    while !waiting.is_empty() {
        let cluster = format!("cluster-{}", clusters.len());
        let config = ClusterConfig::default()
            .max_size(ORGANISMS)
            .communication_radius(radius);
        network.create_cluster(&cluster, config)?;
        // Each member can bring others within reach, so the rest try again until none joins.
        let mut before = 0;
        while waiting.len() != before {
            before = waiting.len();
            let mut refused = Vec::new();
            for name in waiting {
                match network.join_cluster(&name, &cluster).await {
                    Ok(()) => {}
                    Err(Error::OutOfReach { .. }) => refused.push(name),
                    Err(error) => return Err(error),
                }
            }
            waiting = refused;
        }
        let members = network.members(&cluster)?.into_iter();
        clusters.push(members.map(String::from).collect());
    }
    Ok((network, clusters))
}

fn positions(seed: u64) -> Vec<Position> {
    let mut rng = Rng::new(seed);
    let mut coordinate = || rng.next_f64() * SIDE;
    (0..ORGANISMS)
        .map(|_| Position {
            x: coordinate(),
            y: coordinate(),
        })
        .collect()
}

struct Ignore;

impl Wake for Ignore {
    fn wake(self: Arc<Self>) {}
}

/// The library's futures are ready at the first poll, so no async runtime is needed.
pub fn block_on<Work: Future>(work: Work) -> Work::Output {
    let waker = Arc::new(Ignore).into();
    let mut context = Context::from_waker(&waker);
    let mut work: Pin<Box<Work>> = Box::pin(work);
    loop {
        if let Poll::Ready(output) = work.as_mut().poll(&mut context) {
            return output;
        }
    }
}
