use super::super::tests::{at, network, pack, text, wait};
use super::*;
use crate::life_cycle::Behavior;
use crate::organism::Tron;

const QUIET: Surroundings = Surroundings {
    danger: 0.0,
    company: 0.0,
    novelty: 0.0,
};

#[test]
fn a_cluster_needs_a_new_name_and_good_rules() {
    wait(async {
        let mut network = network(&[]).await;
        let config = ClusterConfig::default();
        let taken = network.create_cluster("pack", config.clone());
        assert_eq!(text(taken), "the cluster name pack is taken");
        assert!(network.create_cluster("tiny", config.max_size(1)).is_err());
        assert_eq!(text(network.members("tiny")), "no cluster is named tiny");
    });
}

#[test]
fn an_organism_joins_one_cluster_within_reach() {
    wait(async {
        let mut network = network(&[0.0, 50.0, 100.0, 151.0]).await;
        for name in ["b", "a", "c"] {
            network.join_cluster(name, "pack").await.unwrap();
        }
        assert_eq!(network.members("pack").unwrap(), ["b", "a", "c"]);
        assert_eq!(
            text(network.join_cluster("d", "pack").await),
            "d is out of reach: cluster pack has no member within 50"
        );
        assert_eq!(
            text(network.join_cluster("a", "pack").await),
            "a already belongs to cluster pack"
        );
        assert!(network.join_cluster("e", "pack").await.is_err());
        assert!(network.join_cluster("d", "flock").await.is_err());
    });
}

#[test]
fn a_cluster_can_be_full() {
    wait(async {
        let mut network = network(&[0.0, 1.0, 2.0]).await;
        let config = ClusterConfig::default().max_size(2);
        network.create_cluster("pair", config).unwrap();
        network.join_cluster("a", "pair").await.unwrap();
        network.join_cluster("b", "pair").await.unwrap();
        assert_eq!(
            text(network.join_cluster("c", "pair").await),
            "cluster pair is full: it may have 2 members"
        );
        network.leave_cluster("a").await.unwrap();
        network.join_cluster("c", "pair").await.unwrap();
        assert_eq!(network.members("pair").unwrap(), ["b", "c"]);
    });
}

#[test]
fn who_leaves_or_disconnects_is_no_member() {
    wait(async {
        let mut network = pack(&[0.0, 1.0, 2.0]).await;
        network.leave_cluster("b").await.unwrap();
        assert_eq!(
            text(network.leave_cluster("b").await),
            "b belongs to no cluster"
        );
        network.disconnect("a").await.unwrap();
        assert_eq!(network.members("pack").unwrap(), ["c"]);
        assert!(network.leave_cluster("a").await.is_err());
    });
}

#[test]
fn statistics_count_the_pairs_within_reach() {
    wait(async {
        let mut network = network(&[0.0, 50.0, 100.0]).await;
        let efficiency = |network: &Network| {
            let statistics = network.statistics("pack").unwrap();
            (statistics.size, statistics.communication_efficiency)
        };
        assert_eq!(efficiency(&network), (0, 0.0));
        assert_eq!(network.statistics("pack").unwrap().average_fitness, 0.0);
        network.join_cluster("a", "pack").await.unwrap();
        assert_eq!(efficiency(&network), (1, 1.0));
        network.join_cluster("b", "pack").await.unwrap();
        network.join_cluster("c", "pack").await.unwrap();
        assert_eq!(efficiency(&network), (3, 2.0 / 3.0));
        let fitness = network.organism("a").unwrap().fitness();
        let average = network.statistics("pack").unwrap().average_fitness;
        assert!((average - fitness).abs() < 1e-12);
        assert!(network.statistics("flock").is_err());
    });
}

#[test]
fn a_cluster_decides_by_majority_at_the_cost_of_an_interaction() {
    wait(async {
        let mut network = pack(&[0.0, 1.0, 2.0]).await;
        let expected = at(1, 0.0).interact(QUIET).unwrap();
        let decision = network.decide("pack", QUIET).await.unwrap();
        assert_eq!(
            decision,
            Decision {
                behavior: expected,
                agreement: 1.0,
                accepted: true
            }
        );
        assert_eq!(network.organism("a").unwrap().energy(), 0.99);
    });
}

#[test]
fn a_decision_without_enough_agreement_is_not_accepted() {
    wait(async {
        let mut trons: Vec<(Tron, Behavior)> = Vec::new();
        for seed in 0.. {
            let behavior = at(seed, 0.0).interact(QUIET).unwrap();
            if trons.iter().all(|(_, known)| *known != behavior) {
                trons.push((at(seed, 0.0), behavior));
            }
            if trons.len() == 2 {
                break;
            }
        }
        let mut network = pack(&[]).await;
        let mut behaviors = Vec::new();
        for (name, (tron, behavior)) in ["a", "b"].into_iter().zip(trons) {
            network.connect(name, tron).await.unwrap();
            network.join_cluster(name, "pack").await.unwrap();
            behaviors.push(behavior);
        }
        let decision = network.decide("pack", QUIET).await.unwrap();
        behaviors.sort_by_key(|behavior| *behavior as u8);
        assert_eq!(decision.behavior, behaviors[0]);
        assert_eq!((decision.agreement, decision.accepted), (0.5, false));
    });
}

#[test]
fn only_members_that_are_awake_decide() {
    wait(async {
        let mut network = pack(&[]).await;
        let nobody = network.decide("pack", QUIET).await;
        assert_eq!(text(nobody), "members is 0, but must be at least 1");
        let mut sleeper = at(1, 0.0);
        sleeper.pause().unwrap();
        network.connect("sleeper", sleeper).await.unwrap();
        network.join_cluster("sleeper", "pack").await.unwrap();
        assert!(network.decide("pack", QUIET).await.is_err());
        network.connect("a", at(2, 0.0)).await.unwrap();
        network.join_cluster("a", "pack").await.unwrap();
        assert_eq!(network.decide("pack", QUIET).await.unwrap().agreement, 1.0);
        assert_eq!(network.organism("sleeper").unwrap().energy(), 1.0);
        assert!(network.decide("flock", QUIET).await.is_err());
    });
}

#[test]
fn surroundings_out_of_range_cost_nothing() {
    wait(async {
        let mut network = pack(&[0.0, 1.0]).await;
        let danger = Surroundings {
            danger: 2.0,
            ..QUIET
        };
        let error = text(network.decide("pack", danger).await);
        assert_eq!(error, "danger is 2, but must be from 0 to 1");
        assert_eq!(network.organism("a").unwrap().energy(), 1.0);
    });
}
