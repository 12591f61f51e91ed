use super::*;
use crate::cluster::ClusterConfig;
use crate::dna::DNA;
use crate::organism::Position;
use std::future::Future;
use std::sync::Arc;
use std::task::{Context, Poll, Wake};

struct NoWaker;

impl Wake for NoWaker {
    fn wake(self: Arc<Self>) {}
}

/// Runs a future to completion. The network's futures are always ready.
pub(super) fn wait<T>(future: impl Future<Output = T>) -> T {
    let waker = Arc::new(NoWaker).into();
    match Box::pin(future)
        .as_mut()
        .poll(&mut Context::from_waker(&waker))
    {
        Poll::Ready(value) => value,
        Poll::Pending => panic!("a method of Network waits for something"),
    }
}

pub(super) fn at(seed: u64, x: f64) -> Tron {
    let mut tron = Tron::new(DNA::from_seed(seed));
    tron.initialize_neural_network().unwrap();
    tron.move_to(Position { x, y: 0.0 }).unwrap();
    tron
}

/// Organisms named a, b, c, ... at these positions on a line, and an empty cluster named pack.
pub(super) async fn network(places: &[f64]) -> Network {
    let mut network = Network::new();
    for (name, x) in ('a'..).zip(places) {
        let name = name.to_string();
        network.connect(&name, at(1, *x)).await.unwrap();
    }
    let config = ClusterConfig::default().max_size(20);
    network.create_cluster("pack", config).unwrap();
    network
}

/// The same network, with all organisms in the cluster.
pub(super) async fn pack(places: &[f64]) -> Network {
    let mut network = network(places).await;
    for (name, _) in ('a'..).zip(places) {
        let name = name.to_string();
        network.join_cluster(&name, "pack").await.unwrap();
    }
    network
}

pub(super) fn text<T: std::fmt::Debug>(result: Result<T, Error>) -> String {
    result.unwrap_err().to_string()
}

#[test]
fn organisms_come_and_go_by_name() {
    wait(async {
        let mut network = network(&[]).await;
        network.connect("bob", at(1, 0.0)).await.unwrap();
        network.connect("ada", at(2, 3.0)).await.unwrap();
        assert_eq!(network.names(), ["ada", "bob"]);
        assert_eq!(network.organism("ada").unwrap().position().x, 3.0);
        let ada = network.disconnect("ada").await.unwrap();
        assert_eq!(ada.dna(), &DNA::from_seed(2));
        assert_eq!(text(network.organism("ada")), "no organism is named ada");
        assert!(network.disconnect("ada").await.is_err());
        assert_eq!(network.names(), ["bob"]);
    });
}

#[test]
fn only_living_initialized_organisms_of_a_new_name_connect() {
    wait(async {
        let mut network = network(&[0.0]).await;
        let taken = network.connect("a", at(2, 0.0)).await;
        assert_eq!(text(taken), "the organism name a is taken");
        let unborn = network.connect("b", Tron::new(DNA::from_seed(1))).await;
        assert_eq!(
            text(unborn),
            "connect needs initialize_neural_network to be called first"
        );
        let mut dead = at(1, 0.0);
        dead.terminate().unwrap();
        let dead = network.connect("b", dead).await;
        assert_eq!(dead, Err(Error::Terminated { action: "connect" }));
    });
}
