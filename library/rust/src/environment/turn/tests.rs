use super::super::tests::{environment, initialized, seeded};
use super::*;
use crate::dna::DNA;
use crate::life_cycle::{Stage, State};
use crate::organism::Tron;

const GENES: [&str; 6] = [
    "aggression",
    "curiosity",
    "metabolism",
    "sociability",
    "speed",
    "vision",
];

/// An organism that always responds with the given behavior: only the bias of that output is
/// nonzero.
fn always(behavior: usize, genes: &[(&str, u8)]) -> Tron {
    let mut sequence = [128; DNA::LENGTH];
    for (name, value) in genes {
        let index = GENES.iter().position(|known| known == name).unwrap();
        sequence[index] = *value;
    }
    let outputs = GENES.len() + 30;
    sequence[outputs + behavior * 7] = 255;
    initialized(DNA::from_sequence(&sequence).unwrap())
}

/// An environment with each organism at the given position.
fn placed(organisms: Vec<(Tron, f64, f64)>) -> Environment {
    let mut environment = environment();
    for (tron, x, y) in organisms {
        let place = environment.add_organism(tron).unwrap();
        let position = Position { x, y };
        environment.organisms[place].move_to(position).unwrap();
    }
    environment
}

fn exhausted(seed: u64) -> Tron {
    let mut tron = seeded(seed);
    while tron.energy() > 0.0 {
        tron.evolve().unwrap();
    }
    tron
}

#[test]
fn nobody_leaves_the_land_or_goes_further_than_its_stride() {
    let mut environment = Environment::new(8.0, 4.0).unwrap();
    for seed in 0..8 {
        environment.add_organism(seeded(seed)).unwrap();
    }
    for _ in 0..50 {
        let before: Vec<_> = environment.organisms().iter().map(Tron::position).collect();
        environment.step().unwrap();
        for (tron, before) in environment.organisms().iter().zip(before) {
            let Position { x, y } = tron.position();
            assert!((0.0..=8.0).contains(&x) && (0.0..=4.0).contains(&y));
            let stride = tron.dna().gene("speed").unwrap() * 5.0;
            assert!(before.distance(tron.position()) <= stride + 1e-9);
        }
    }
}

#[test]
fn it_moves_by_its_behavior() {
    let full = [("speed", 255), ("vision", 255)];
    let place_after = |behavior| {
        let mut environment = placed(vec![
            (always(behavior, &full), 20.0, 20.0),
            (always(1, &[]), 40.0, 20.0),
        ]);
        environment.step().unwrap();
        environment.organisms()[0].position()
    };
    let start = Position { x: 20.0, y: 20.0 };
    let nearer = Position { x: 25.0, y: 20.0 };
    assert_eq!(place_after(1), start);
    assert_eq!(place_after(2), nearer);
    assert_eq!(place_after(3), nearer);
    let explored = place_after(0);
    assert!((explored.distance(start) - 5.0).abs() < 1e-9);
    assert_ne!(explored, nearer);
}

#[test]
fn who_sees_nobody_goes_anywhere() {
    let social = always(2, &[("speed", 255), ("vision", 51)]);
    let mut environment = placed(vec![(social, 20.0, 20.0), (always(1, &[]), 40.0, 20.0)]);
    environment.step().unwrap();
    let Position { x, y } = environment.organisms()[0].position();
    assert!(y != 20.0 && x != 20.0);
}

#[test]
fn it_stops_at_the_one_it_goes_to() {
    let social = always(2, &[("speed", 255), ("vision", 255)]);
    let mut environment = placed(vec![(social, 20.0, 20.0), (always(1, &[]), 22.0, 20.0)]);
    environment.run(3).unwrap();
    let [first, second] = [0, 1].map(|place| environment.organisms()[place].position());
    assert_eq!(first, second);
}

#[test]
fn danger_is_nearness_times_aggression() {
    let watcher = always(1, &[("vision", 255)]);
    let mut environment = placed(vec![
        (watcher, 0.0, 0.0),
        (always(1, &[("aggression", 255)]), 25.0, 0.0),
        (always(1, &[("aggression", 0)]), 10.0, 0.0),
        (always(1, &[("aggression", 255)]), 50.0, 0.0),
    ]);
    let (surroundings, nearest) = environment.look_around(0);
    assert_eq!(surroundings.danger, 0.25);
    assert_eq!(surroundings.company, 0.4);
    assert_eq!(nearest, Some(Position { x: 10.0, y: 0.0 }));
    environment.organisms.truncate(1);
    let (surroundings, nearest) = environment.look_around(0);
    assert_eq!((surroundings.danger, surroundings.company), (0.0, 0.0));
    assert_eq!(nearest, None);
}

#[test]
fn company_is_full_with_five_others() {
    let watcher = always(1, &[("vision", 255)]);
    let others = (0..7).map(|x| (always(1, &[]), f64::from(x), 1.0));
    let mut environment = placed(others.chain([(watcher, 0.0, 0.0)]).collect());
    assert_eq!(environment.look_around(7).0.company, 1.0);
}

#[test]
fn a_place_loses_its_novelty_with_every_step_there() {
    let mut environment = placed(vec![(always(1, &[]), 5.0, 5.0)]);
    let novelty = |environment: &mut Environment| environment.look_around(0).0.novelty;
    assert_eq!(novelty(&mut environment), 1.0);
    assert_eq!(novelty(&mut environment), 0.5);
    let beyond = Position { x: 10.0, y: 5.0 };
    environment.organisms[0].move_to(beyond).unwrap();
    assert_eq!(novelty(&mut environment), 1.0);
}

#[test]
fn the_hungry_eat_until_the_food_is_gone() {
    let mut environment = environment();
    environment.add_resource("food", 0.15).unwrap();
    environment.add_resource("water", 1.0).unwrap();
    environment.add_organism(seeded(1)).unwrap();
    environment.add_organism(exhausted(2)).unwrap();
    environment.step().unwrap();
    assert_eq!(environment.organisms()[0].energy(), 0.99);
    assert_eq!(environment.organisms()[1].energy(), 0.1);
    environment.step().unwrap();
    assert_eq!(environment.resources()["food"], 0.0);
    assert_eq!(environment.resources()["water"], 1.0);
}

#[test]
fn without_energy_it_loses_health_and_dies() {
    let mut environment = environment();
    let starving = exhausted(1);
    let health = starving.health();
    environment.add_organism(starving).unwrap();
    environment.add_organism(seeded(2)).unwrap();
    environment.step().unwrap();
    let lost = health - environment.organisms()[0].health();
    // An interaction without energy costs 0.01 health; starvation costs 0.05.
    assert!((lost - 0.06).abs() < 1e-9);
    let state = environment.run(20).unwrap();
    assert_eq!((state.organism_count, state.archived_count), (1, 1));
    let dead = &environment.archive()[0];
    assert_eq!((dead.health(), dead.energy()), (0.0, 0.0));
    assert_eq!(
        (dead.stage(), dead.state()),
        (Stage::Termination, State::Archived)
    );
    assert_eq!(environment.visits.len(), 1);
}

#[test]
fn each_step_is_an_interaction() {
    let mut environment = environment();
    environment.add_organism(always(3, &[])).unwrap();
    let state = environment.run(3).unwrap();
    assert_eq!((state.step, state.paused), (3, false));
    assert_eq!(environment.organisms()[0].stage(), Stage::ActiveLife);
    assert_eq!(environment.organisms()[0].behavior(), Behavior::Aggressive);
}

#[test]
fn a_paused_organism_is_seen_but_left_out() {
    let mut sleeper = exhausted(1);
    sleeper.pause().unwrap();
    let mut environment = environment();
    environment.add_organism(sleeper).unwrap();
    let before = environment.organisms()[0].clone();
    environment.run(40).unwrap();
    let sleeper = &environment.organisms()[0];
    assert!(sleeper.is_paused());
    assert_eq!(sleeper.position(), before.position());
    assert_eq!(sleeper.health(), before.health());
}
