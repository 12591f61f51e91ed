use super::*;
use crate::dna::DNA;

pub(super) fn initialized(dna: DNA) -> Tron {
    let mut tron = Tron::new(dna);
    tron.initialize_neural_network().unwrap();
    tron
}

pub(super) fn seeded(seed: u64) -> Tron {
    initialized(DNA::from_seed(seed))
}

pub(super) fn environment() -> Environment {
    Environment::new(100.0, 60.0).unwrap()
}

#[test]
fn a_side_out_of_range_is_refused() {
    let error = Environment::new(0.5, 10.0).unwrap_err().to_string();
    assert_eq!(error, "width is 0.5, but must be from 1 to 10000");
    let error = Environment::new(10.0, 10_001.0).unwrap_err().to_string();
    assert_eq!(error, "height is 10001, but must be from 1 to 10000");
    assert!(Environment::new(f64::NAN, 10.0).is_err());
    assert!(Environment::new(1.0, 10_000.0).is_ok());
}

#[test]
fn resources_add_up() {
    let mut environment = environment();
    environment.add_resource("food", 2.0).unwrap();
    environment.add_resource("water", 1.0).unwrap();
    environment.add_resource("food", 0.5).unwrap();
    assert_eq!(environment.resources()["food"], 2.5);
    assert_eq!(environment.state().total_resources, 3.5);
    let error = environment.add_resource("food", -1.0).unwrap_err();
    assert_eq!(error.to_string(), "amount is -1, but must be at least 0");
    assert!(environment.add_resource("food", f64::INFINITY).is_err());
    assert!(environment.add_resource("food", f64::NAN).is_err());
    assert_eq!(environment.resources()["food"], 2.5);
}

#[test]
fn only_living_initialized_organisms_may_enter() {
    let mut environment = environment();
    let error = environment.add_organism(Tron::new(DNA::from_seed(1)));
    assert_eq!(
        error.unwrap_err().to_string(),
        "add_organism needs initialize_neural_network to be called first"
    );
    let mut tron = seeded(1);
    tron.terminate().unwrap();
    let action = "add_organism";
    assert_eq!(
        environment.add_organism(tron),
        Err(Error::Terminated { action })
    );
    assert_eq!(environment.add_organism(seeded(1)), Ok(0));
    assert_eq!(environment.add_organism(seeded(2)), Ok(1));
}

#[test]
fn the_seed_decides_places_and_ways() {
    let run = |seed| {
        let mut environment = Environment::with_seed(100.0, 60.0, seed).unwrap();
        for seed in 0..6 {
            environment.add_organism(seeded(seed)).unwrap();
        }
        environment.run(30).unwrap();
        let organisms = environment.organisms().iter();
        organisms.map(Tron::position).collect::<Vec<_>>()
    };
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
}

#[test]
fn nothing_changes_while_it_is_paused() {
    let mut environment = environment();
    environment.add_organism(seeded(1)).unwrap();
    environment.pause();
    let before = environment.state();
    assert!(before.paused);
    assert_eq!(environment.step(), Err(Error::Paused { action: "step" }));
    assert_eq!(environment.run(5), Err(Error::Paused { action: "run" }));
    assert_eq!(environment.state(), before);
    environment.resume();
    assert_eq!(environment.step().unwrap().step, 1);
}

#[test]
fn a_run_has_at_least_one_step() {
    let error = environment().run(0).unwrap_err().to_string();
    assert_eq!(error, "steps is 0, but must be at least 1");
}
