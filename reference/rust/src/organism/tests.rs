use super::*;

const QUIET: Surroundings = Surroundings {
    danger: 0.0,
    company: 0.0,
    novelty: 0.0,
};

fn initialized(seed: u64) -> Tron {
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
    let (mut tron, mut twin) = (initialized(5), initialized(5));
    let first = tron.fitness();
    let mut last = first;
    for generation in 1..=50 {
        let fitness = tron.evolve().unwrap();
        assert!((last..=1.0).contains(&fitness));
        assert_eq!(twin.evolve(), Ok(fitness));
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
