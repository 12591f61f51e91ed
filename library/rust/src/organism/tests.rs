use super::*;
use crate::life_cycle::State;

pub(super) const QUIET: Surroundings = Surroundings {
    danger: 0.0,
    company: 0.0,
    novelty: 0.0,
};

pub(super) fn initialized(seed: u64) -> Tron {
    let mut tron = Tron::new(DNA::from_seed(seed));
    tron.initialize_neural_network().unwrap();
    tron
}

#[test]
fn nothing_happens_before_initialization() {
    let mut tron = Tron::new(DNA::from_seed(1));
    assert_eq!(tron.state(), State::Dormant);
    assert_eq!(
        tron.evolve().unwrap_err().to_string(),
        "evolve needs initialize_neural_network to be called first"
    );
    assert!(tron.interact(QUIET).is_err());
    assert!(tron.reproduce(&initialized(2)).is_err());
    assert!(initialized(2).reproduce(&tron).is_err());
}

#[test]
fn it_is_initialized_once() {
    let mut tron = initialized(1);
    assert_eq!(tron.state().to_string(), "Growing");
    assert_eq!(
        tron.initialize_neural_network(),
        Err(Error::AlreadyInitialized)
    );
}

#[test]
fn it_passes_through_every_stage() {
    let mut tron = Tron::new(DNA::from_seed(1));
    assert_eq!(tron.stage(), Stage::Creation);
    tron.initialize_neural_network().unwrap();
    assert_eq!(tron.stage(), Stage::Initialization);
    tron.interact(QUIET).unwrap();
    assert_eq!(tron.stage().to_string(), "Active Life");
    tron.evolve().unwrap();
    assert_eq!(tron.stage(), Stage::Evolution);
    tron.reproduce(&initialized(2)).unwrap();
    assert_eq!(tron.stage(), Stage::Reproduction);
    assert_eq!(tron.behavior(), Behavior::Reproductive);
    tron.terminate().unwrap();
    assert_eq!(tron.stage(), Stage::Termination);
    assert_eq!(tron.state(), State::Archived);
}

#[test]
fn a_terminated_organism_keeps_its_last_state() {
    let mut tron = initialized(1);
    let fitness = tron.evolve().unwrap();
    tron.terminate().unwrap();
    assert_eq!(tron.fitness(), fitness);
    assert_eq!(tron.evolve(), Err(Error::Terminated { action: "evolve" }));
    assert!(tron.initialize_neural_network().is_err());
    assert!(tron.feed(0.5).is_err());
    assert!(tron.terminate().is_err());
}

#[test]
fn evolution_never_lowers_fitness_and_is_repeatable() {
    let (mut tron, mut second) = (initialized(5), initialized(5));
    let first = tron.fitness();
    let mut last = first;
    for generation in 1..=50 {
        let fitness = tron.evolve().unwrap();
        assert!((last..=1.0).contains(&fitness));
        assert_eq!(second.evolve(), Ok(fitness));
        assert_eq!(tron.generation(), generation);
        last = fitness;
    }
    assert!(last > first);
    assert_eq!(tron.state(), State::Mature);
}

#[test]
fn energy_and_health_stay_within_their_ranges() {
    let mut tron = initialized(1);
    for _ in 0..120 {
        tron.evolve().unwrap();
        assert!((0.0..=1.0).contains(&tron.energy()));
        assert!((0.0..=1.0).contains(&tron.health()));
    }
    assert_eq!((tron.energy(), tron.health()), (0.0, 0.0));
    tron.feed(1.0).unwrap();
    assert_eq!(tron.energy(), 1.0);
    assert!(tron.feed(1.1).is_err());
}

#[test]
fn a_child_belongs_to_the_next_generation() {
    let mut tron = initialized(1);
    tron.evolve().unwrap();
    let child = tron.reproduce(&initialized(2)).unwrap();
    assert_eq!(child.generation(), 2);
    assert_eq!(child.state(), State::Dormant);
}

#[test]
fn surroundings_out_of_range_are_refused() {
    let danger = Surroundings {
        danger: 2.0,
        ..QUIET
    };
    let error = initialized(1).interact(danger).unwrap_err();
    assert_eq!(error.to_string(), "danger is 2, but must be from 0 to 1");
}

#[test]
fn its_age_follows_its_metabolism() {
    let life = |metabolism| {
        let dna = DNA::from_seed(1).with_gene("metabolism", metabolism);
        let mut tron = Tron::new(dna.unwrap());
        assert_eq!(tron.age(), Duration::ZERO);
        tron.initialize_neural_network().unwrap();
        let initialized = tron.age();
        tron.evolve().unwrap();
        (initialized, tron.age() - initialized)
    };
    let seconds = Duration::from_secs;
    assert_eq!(life(1.0), (seconds(1), seconds(10)));
    assert_eq!(life(0.0), (seconds(5), seconds(60)));
    // The nearest byte is 128, so the duration is the minimum plus 127/255 of the range, in whole
    // milliseconds.
    let millis = Duration::from_millis;
    assert_eq!(life(0.5), (millis(2992), millis(34_901)));
}

#[test]
fn activity_makes_it_older_but_waiting_does_not() {
    let mut tron = initialized(1);
    let mut age = tron.age();
    tron.interact(QUIET).unwrap();
    age += Duration::from_secs(1);
    assert_eq!(tron.age(), age);
    tron.learn(QUIET, Behavior::Social).unwrap();
    age += Duration::from_secs(1);
    assert_eq!(tron.age(), age);
    tron.feed(0.1).unwrap();
    tron.remember(0.1).unwrap();
    tron.move_to(Position { x: 1.0, y: 1.0 }).unwrap();
    assert_eq!(tron.age(), age);
    tron.reproduce(&initialized(2)).unwrap();
    let taken = tron.age() - age;
    assert!((Duration::from_secs(5)..=Duration::from_secs(15)).contains(&taken));
}

#[test]
fn it_remembers_the_last_sixteen_numbers() {
    let mut tron = initialized(1);
    assert!(tron.memory().is_empty());
    for value in 0..20 {
        tron.remember(f64::from(value) / 20.0).unwrap();
    }
    let expected: Vec<f64> = (4..20).map(|value| f64::from(value) / 20.0).collect();
    assert_eq!(tron.memory(), expected);
    tron.interact(QUIET).unwrap();
    assert_eq!(tron.memory().len(), 16);
    assert_eq!(tron.memory()[0], 0.25);
    assert!((0.0..=1.0).contains(&tron.memory()[15]));
    let error = tron.remember(1.5).unwrap_err().to_string();
    assert_eq!(error, "value is 1.5, but must be from 0 to 1");
}

#[test]
fn it_moves_to_any_place_up_to_the_largest_coordinate() {
    let mut tron = Tron::new(DNA::from_seed(1));
    assert_eq!(tron.position(), Position::default());
    let place = Position { x: 12.5, y: 0.0 };
    tron.move_to(place).unwrap();
    assert_eq!(tron.position(), place);
    for (x, y, message) in [
        (-1.0, 0.0, "x is -1, but must be from 0 to 10000"),
        (0.0, 10_000.5, "y is 10000.5, but must be from 0 to 10000"),
        (f64::INFINITY, 0.0, "x is inf, but must be from 0 to 10000"),
        (0.0, f64::NAN, "y is NaN, but must be from 0 to 10000"),
    ] {
        let error = tron.move_to(Position { x, y }).unwrap_err();
        assert_eq!(error.to_string(), message);
    }
    assert_eq!(tron.position(), place);
}

#[test]
fn while_paused_nothing_changes_it() {
    let mut tron = initialized(1);
    tron.pause().unwrap();
    tron.pause().unwrap();
    assert!(tron.is_paused());
    let paused = |action| Error::Paused { action };
    assert_eq!(tron.evolve(), Err(paused("evolve")));
    assert_eq!(tron.interact(QUIET), Err(paused("interact")));
    assert_eq!(tron.learn(QUIET, Behavior::Social), Err(paused("learn")));
    assert_eq!(tron.feed(0.1), Err(paused("feed")));
    assert_eq!(tron.remember(0.1), Err(paused("remember")));
    assert_eq!(tron.move_to(Position::default()), Err(paused("move_to")));
    let initialize = paused("initialize_neural_network");
    assert_eq!(tron.initialize_neural_network(), Err(initialize));
    assert!(tron.reproduce(&initialized(2)).is_err());
    assert!(initialized(2).reproduce(&tron).is_err());
    tron.resume().unwrap();
    tron.resume().unwrap();
    assert!(!tron.is_paused());
    tron.interact(QUIET).unwrap();
}

#[test]
fn a_paused_organism_can_be_terminated_and_then_stays_so() {
    let mut tron = initialized(1);
    tron.pause().unwrap();
    tron.terminate().unwrap();
    assert_eq!(tron.pause(), Err(Error::Terminated { action: "pause" }));
    assert_eq!(tron.resume(), Err(Error::Terminated { action: "resume" }));
}
