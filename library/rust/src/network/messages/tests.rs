use super::super::tests::{network, pack, text, wait};
use super::*;
use std::time::Duration;

fn message(sender: &str, target: &str) -> NeuralMessage {
    NeuralMessage::new(sender, target, "follow", vec![0.5])
}

#[test]
fn messages_arrive_stamped_and_in_order() {
    wait(async {
        let mut network = network(&[0.0, 9_000.0]).await;
        network.send(message("a", "b")).await.unwrap();
        network.advance(Duration::from_secs(5));
        network.send(message("a", "b")).await.unwrap();
        assert_eq!(network.now(), Duration::from_secs(5));
        let first = network.receive("b").await.unwrap().unwrap();
        assert_eq!(first, message("a", "b"));
        let second = network.receive("b").await.unwrap().unwrap();
        assert_eq!(second.timestamp, Duration::from_secs(5));
        assert_eq!(network.receive("b").await, Ok(None));
        assert_eq!(network.receive("a").await, Ok(None));
    });
}

#[test]
fn messages_need_a_known_sender_and_target() {
    wait(async {
        let mut network = network(&[0.0]).await;
        let send = network.send(message("x", "a")).await;
        assert_eq!(text(send), "no organism is named x");
        let send = network.send(message("a", "y")).await;
        assert_eq!(text(send), "no organism is named y");
        assert!(network.receive("y").await.is_err());
    });
}

#[test]
fn each_sender_has_its_own_limit() {
    wait(async {
        let mut network = network(&[0.0, 1.0]).await;
        for _ in 0..100 {
            network.send(message("a", "b")).await.unwrap();
        }
        assert_eq!(
            text(network.send(message("a", "b")).await),
            "more than 100 messages in 60 s; try again in 60 s"
        );
        network.send(message("b", "a")).await.unwrap();
        network.advance(Duration::from_secs(60));
        network.send(message("a", "b")).await.unwrap();
    });
}

#[test]
fn gossip_goes_from_neighbor_to_neighbor() {
    wait(async {
        let mut network = pack(&[0.0, 40.0, 80.0, 41.0]).await;
        let gossip = network.gossip(message("a", "")).await.unwrap();
        assert_eq!(
            gossip,
            Gossip {
                reached: 3,
                hops: 2
            }
        );
        for name in ["b", "c", "d"] {
            let received = network.receive(name).await.unwrap().unwrap();
            assert_eq!((&*received.sender, &*received.target), ("a", name));
            assert_eq!(network.receive(name).await, Ok(None));
        }
        assert_eq!(network.receive("a").await, Ok(None));
    });
}

#[test]
fn gossip_stops_where_the_cluster_has_a_gap() {
    wait(async {
        let mut network = pack(&[0.0, 40.0, 80.0]).await;
        network.disconnect("b").await.unwrap();
        let gossip = network.gossip(message("a", "")).await.unwrap();
        assert_eq!(
            gossip,
            Gossip {
                reached: 0,
                hops: 0
            }
        );
    });
}

#[test]
fn gossip_lives_for_ten_hops() {
    wait(async {
        let places: Vec<f64> = (0..13).map(|place| f64::from(place) * 50.0).collect();
        let mut network = pack(&places).await;
        let gossip = network.gossip(message("a", "")).await.unwrap();
        assert_eq!(gossip.hops, Network::TIME_TO_LIVE);
        assert_eq!(gossip.reached, 10);
        assert_eq!(network.receive("l").await, Ok(None));
    });
}

#[test]
fn gossip_needs_a_cluster_and_counts_once() {
    wait(async {
        let mut network = pack(&[0.0, 1.0, 2.0]).await;
        for _ in 0..100 {
            network.gossip(message("a", "")).await.unwrap();
        }
        assert!(network.gossip(message("a", "")).await.is_err());
        network.leave_cluster("b").await.unwrap();
        let gossip = network.gossip(message("b", "")).await;
        assert_eq!(text(gossip), "b belongs to no cluster");
        assert!(network.gossip(message("x", "")).await.is_err());
    });
}
