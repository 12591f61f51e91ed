use super::*;
use crate::dna::Mutation;

fn population(config: EvolutionConfig) -> Population {
    let mut population = Population::new(config.population_size(30)).unwrap();
    population.initialize().unwrap();
    population
}

fn small() -> EvolutionConfig {
    EvolutionConfig::default().population_size(30)
}

fn speed(dna: &DNA) -> f64 {
    dna.genes()["speed"]
}

#[test]
fn it_is_empty_until_it_is_initialized() {
    let mut population = Population::new(EvolutionConfig::default()).unwrap();
    assert_eq!((population.size(), population.best_fitness()), (0, 0.0));
    assert_eq!(population.diversity(), 0.0);
    assert_eq!(
        population.evolve().unwrap_err().to_string(),
        "evolve needs initialize to be called first"
    );
    population.initialize().unwrap();
    assert_eq!(population.size(), 100);
}

#[test]
fn a_bad_parameter_is_refused() {
    let bad = EvolutionConfig::default().population_size(5);
    assert!(Population::new(bad.clone()).is_err());
    assert!(Population::with_fitness(bad, speed).is_err());
}

#[test]
fn with_elitism_the_best_never_falls() {
    let mut population = population(EvolutionConfig::default().elitism(0.01).generations(40));
    let first = population.best_fitness();
    while !population.is_finished() {
        let before = population.best_fitness();
        population.evolve().unwrap();
        assert!((before..=1.0).contains(&population.best_fitness()));
        assert!(population.average_fitness() <= population.best_fitness());
        assert_eq!(population.size(), 30);
    }
    assert_eq!(population.generation(), 40);
    assert!(population.best_fitness() > first);
}

#[test]
fn same_seed_same_evolution() {
    let run = |seed| {
        let mut population = population(EvolutionConfig::default().seed(seed));
        for _ in 0..10 {
            population.evolve().unwrap();
        }
        population.best().unwrap().dna().clone()
    };
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
}

#[test]
fn initializing_again_starts_over() {
    let mut population = population(EvolutionConfig::default());
    let first = population.average_fitness();
    population.evolve().unwrap();
    population.initialize().unwrap();
    assert_eq!(population.generation(), 0);
    assert_eq!(population.average_fitness(), first);
}

#[test]
fn it_evolves_towards_a_measure_of_the_callers_own() {
    let mut population = Population::with_fitness(small(), speed).unwrap();
    population.initialize().unwrap();
    for _ in 0..40 {
        population.evolve().unwrap();
    }
    let best = population.best().unwrap();
    assert_eq!(best.fitness(), speed(best.dna()));
    assert!(best.fitness() > 0.95);
    let (mut tron, partner) = (best.clone(), best.clone());
    let fitness = tron.evolve().unwrap();
    assert_eq!(fitness, speed(tron.dna()));
    let mut child = tron.reproduce(&partner).unwrap();
    child.initialize_neural_network().unwrap();
    assert_eq!(child.fitness(), speed(child.dna()));
}

#[test]
fn a_measure_out_of_range_is_refused_and_changes_nothing() {
    let mut population = Population::with_fitness(small(), |dna| speed(dna) * 1000.0).unwrap();
    let error = population.initialize().unwrap_err().to_string();
    assert!(error.starts_with("fitness is "), "{error}");
    assert!(error.ends_with(", but must be from 0 to 1"), "{error}");
    assert_eq!(population.size(), 0);

    // Random DNA is 64 bytes long. The operator makes it longer, and this function rejects longer
    // DNA.
    let measure = |dna: &DNA| {
        if dna.sequence().len() == DNA::LENGTH {
            0.5
        } else {
            -1.0
        }
    };
    let mut population = Population::with_fitness(small(), measure).unwrap();
    population.add_operator(Box::new(Mutator(Mutation::Insertion)));
    population.initialize().unwrap();
    assert!(population.evolve().is_err());
    assert_eq!(
        (population.generation(), population.best_fitness()),
        (0, 0.5)
    );
}

#[derive(Debug)]
struct Mutator(Mutation);

impl GeneticOperator for Mutator {
    fn name(&self) -> &str {
        "mutator"
    }

    fn apply(&self, dna: &DNA, seed: u64) -> Result<DNA, Error> {
        dna.mutate_by(self.0, 0.5, seed)
    }
}

#[derive(Debug)]
struct Refuser;

impl GeneticOperator for Refuser {
    fn name(&self) -> &str {
        "refuser"
    }

    fn apply(&self, dna: &DNA, _: u64) -> Result<DNA, Error> {
        dna.with_gene("speed", 2.0)
    }
}

#[test]
fn operators_change_every_child_but_not_the_elite() {
    let mut population = population(small().elitism(0.1));
    population.add_operator(Box::new(Mutator(Mutation::Insertion)));
    let mut second = population.clone();
    population.evolve().unwrap();
    let lengths: Vec<usize> = population
        .organisms()
        .iter()
        .map(|tron| tron.dna().sequence().len())
        .collect();
    assert_eq!(lengths.iter().filter(|length| **length == 64).count(), 3);
    second.evolve().unwrap();
    assert_eq!(second.best_fitness(), population.best_fitness());
}

#[test]
fn an_operator_that_fails_stops_the_generation() {
    let mut population = population(small());
    population.add_operator(Box::new(Refuser));
    let error = population.evolve().unwrap_err().to_string();
    assert_eq!(error, "speed is 2, but must be from 0 to 1");
    assert_eq!((population.generation(), population.size()), (0, 30));
}

#[test]
fn diversity_is_the_mean_distance_of_the_others() {
    let mut population = population(small());
    let best = population.best().unwrap().dna().clone();
    let mut total = 0.0;
    for tron in population.organisms() {
        total += tron.dna().distance(&best);
    }
    assert_eq!(population.diversity(), total / 29.0);
    assert!((0.4..0.6).contains(&population.diversity()));
    let first = population.diversity();
    for _ in 0..40 {
        population.evolve().unwrap();
    }
    assert!(population.diversity() < first / 2.0);
}

#[test]
fn a_stream_evolves_until_the_population_is_finished() {
    let (mut population, mut second) = (population(small().generations(5)), population(small()));
    let records: Result<Vec<Generation>, Error> = population.stream().collect();
    let records = records.unwrap();
    assert_eq!(records.len(), 5);
    for (record, number) in records.iter().zip(1..) {
        second.evolve().unwrap();
        assert_eq!(record.number, number);
        assert_eq!(record.best_fitness, second.best_fitness());
        assert_eq!(record.average_fitness, second.average_fitness());
    }
    assert!(population.is_finished());
    assert_eq!(population.stream().next(), None);
}

#[test]
fn a_stream_ends_after_its_first_error() {
    let mut population = Population::new(small()).unwrap();
    let mut stream = population.stream();
    assert!(matches!(
        stream.next(),
        Some(Err(Error::NotInitialized { .. }))
    ));
    assert_eq!(stream.next(), None);
}

#[test]
fn threads_do_not_change_the_result() {
    let run = |threads| {
        let mut population = population(small().generations(10).threads(threads));
        let records: Vec<_> = population.stream().collect();
        let best = population.best().unwrap().dna().clone();
        (records, best, population.diversity())
    };
    let alone = run(1);
    for threads in [2, 7, 29, 64] {
        assert_eq!(run(threads), alone);
    }
}

#[test]
fn an_error_in_a_thread_reaches_the_caller() {
    let config = small().threads(4);
    let mut population = Population::with_fitness(config, |_| f64::NAN).unwrap();
    let error = population.initialize().unwrap_err().to_string();
    assert_eq!(error, "fitness is NaN, but must be from 0 to 1");
}
