use super::*;
use crate::dna::DNA;
use crate::organism::tests::{initialized, QUIET};

#[test]
fn it_learns_without_changing_its_dna() {
    let mut tron = initialized(3);
    let (dna, born) = (tron.dna().clone(), tron.fitness());
    let mut last = f64::INFINITY;
    for _ in 0..200 {
        tron.feed(0.01).unwrap();
        let loss = tron.learn(QUIET, Behavior::Social).unwrap();
        assert!((0.0..=1.0).contains(&loss));
        assert!(loss < last);
        last = loss;
    }
    assert_eq!(tron.interact(QUIET), Ok(Behavior::Social));
    assert_eq!(tron.dna(), &dna);
    assert_ne!(tron.fitness(), born);
    assert_eq!(tron.stage(), Stage::ActiveLife);
}

#[test]
fn it_learns_only_what_a_network_can_answer() {
    let mut tron = initialized(1);
    let energy = tron.energy();
    let error = tron.learn(QUIET, Behavior::Reproductive).unwrap_err();
    assert_eq!(
        error.to_string(),
        "Reproductive cannot be learned, but Exploration, Conservation, Social and Aggressive can"
    );
    let danger = Surroundings {
        danger: 2.0,
        ..QUIET
    };
    assert!(tron.learn(danger, Behavior::Social).is_err());
    assert_eq!(tron.energy(), energy);
    tron.learn(QUIET, Behavior::Social).unwrap();
    assert_eq!(tron.energy(), energy - 0.01);
    let mut unborn = Tron::new(DNA::from_seed(1));
    assert!(unborn.learn(QUIET, Behavior::Social).is_err());
}
