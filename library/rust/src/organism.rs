mod care;
mod condition;
mod learning;
mod position;
mod reproduction;
mod residence;
mod surroundings;

pub use position::Position;
pub use surroundings::Surroundings;

pub(crate) use position::MAX_COORDINATE;

use crate::dna::DNA;
use crate::error::Error;
use crate::fitness::{network_of, strongest_answer, Measure, SENSES};
use crate::life_cycle::{Behavior, Stage};
use crate::neural::NeuralNetwork;
use crate::rng::Rng;
use std::time::Duration;

const OFFSPRING_PER_GENERATION: usize = 8;
const EVOLUTION_MUTATION_RATE: f64 = 0.03;
const CHILD_MUTATION_RATE: f64 = 0.01;
const EVOLUTION_COST: f64 = 0.02;
const INTERACTION_COST: f64 = 0.01;
const REPRODUCTION_COST: f64 = 0.25;
const MATURE_GENERATION: u32 = 10;
const MEMORY_LENGTH: usize = 16;
const INTERACTION_TIME: Duration = Duration::from_secs(1);

/// A digital organism: DNA, the neural network it encodes, and a life cycle.
#[derive(Debug, Clone)]
pub struct Tron {
    dna: DNA,
    network: Option<NeuralNetwork>,
    measure: Measure,
    rng: Rng,
    health: f64,
    energy: f64,
    age: Duration,
    generation: u32,
    fitness: f64,
    behavior: Behavior,
    position: Position,
    // Oldest value first.
    memory: Vec<f64>,
    stage: Stage,
    paused: bool,
}

impl Tron {
    /// Creates an organism from DNA.
    ///
    /// It has no neural network until you call `initialize_neural_network`.
    ///
    /// # Parameters
    ///
    /// - `dna`: the organism's genome.
    ///
    /// # Returns
    ///
    /// An organism of generation 0 in `State::Dormant`, with full health and energy (1.0) and an
    /// empty memory, at position (0.0, 0.0).
    pub fn new(dna: DNA) -> Self {
        Self::born(dna, 0, Measure::Coping)
    }

    pub(crate) fn born(dna: DNA, generation: u32, measure: Measure) -> Self {
        let seed = u64::from_str_radix(&dna.checksum()[..16], 16);
        Self {
            rng: Rng::new(seed.expect("a checksum is hexadecimal")),
            dna,
            network: None,
            measure,
            health: 1.0,
            energy: 1.0,
            age: Duration::ZERO,
            generation,
            fitness: 0.0,
            behavior: Behavior::Conservation,
            position: Position::default(),
            memory: Vec::new(),
            stage: Stage::Creation,
            paused: false,
        }
    }

    /// Builds the neural network that the DNA encodes.
    ///
    /// Call it once, before `evolve`, `interact`, `learn` or `reproduce`.
    ///
    /// # Errors
    ///
    /// - `Terminated`: the organism has been terminated.
    /// - `Paused`: the organism is paused.
    /// - `AlreadyInitialized`: the organism already has a neural network.
    /// - `OutOfRange`: a custom fitness function returned a value outside 0.0-1.0.
    pub fn initialize_neural_network(&mut self) -> Result<(), Error> {
        self.check_active("initialize_neural_network")?;
        if self.network.is_some() {
            return Err(Error::AlreadyInitialized);
        }
        let network = network_of(&self.dna);
        self.fitness = self.measure.of(&self.dna, &network)?;
        self.network = Some(network);
        self.enter(Stage::Initialization);
        self.follow_temperament();
        Ok(())
    }

    /// Evolves the organism by one step of a (1+8) evolution strategy.
    ///
    /// Creates eight mutants of its DNA with a mutation rate of 0.03. If the fittest one is fitter
    /// than the organism, its DNA and network replace the organism's, and anything learned is lost.
    /// Costs 0.02 energy; any shortfall is taken from health.
    ///
    /// # Returns
    ///
    /// The fitness after the step, 0.0-1.0; never lower than before.
    ///
    /// # Errors
    ///
    /// - `Terminated`: the organism has been terminated.
    /// - `Paused`: the organism is paused.
    /// - `NotInitialized`: the organism has no neural network yet.
    /// - `OutOfRange`: a custom fitness function returned a value outside 0.0-1.0.
    pub fn evolve(&mut self) -> Result<f64, Error> {
        self.check_ready("evolve")?;
        let mut best = None;
        let mut best_fitness = self.fitness;
        for _ in 0..OFFSPRING_PER_GENERATION {
            let mutant = self.dna.mutated(EVOLUTION_MUTATION_RATE, &mut self.rng);
            let network = network_of(&mutant);
            let fitness = self.measure.of(&mutant, &network)?;
            if fitness > best_fitness {
                best = Some((mutant, network));
                best_fitness = fitness;
            }
        }
        self.spend(EVOLUTION_COST);
        self.enter(Stage::Evolution);
        if let Some((mutant, network)) = best {
            self.dna = mutant;
            self.network = Some(network);
            self.fitness = best_fitness;
        }
        self.generation += 1;
        self.follow_temperament();
        Ok(self.fitness)
    }

    /// Responds to the given surroundings with a behavior.
    ///
    /// Stores the strength of the response, 0.0-1.0, in memory. Costs 0.01 energy; any shortfall is
    /// taken from health.
    ///
    /// # Parameters
    ///
    /// - `surroundings`: what the organism senses, each value 0.0-1.0.
    ///
    /// # Returns
    ///
    /// The behavior with the strongest network output.
    ///
    /// # Errors
    ///
    /// - `Terminated`: the organism has been terminated.
    /// - `Paused`: the organism is paused.
    /// - `NotInitialized`: the organism has no neural network yet.
    /// - `OutOfRange`: a value in `surroundings` is outside 0.0-1.0.
    pub fn interact(&mut self, surroundings: Surroundings) -> Result<Behavior, Error> {
        self.check_ready("interact")?;
        surroundings.check()?;
        self.spend(INTERACTION_COST);
        self.enter(Stage::ActiveLife);
        let strength = self.respond_to(surroundings);
        self.keep(strength);
        Ok(self.behavior)
    }

    /// Enters a stage and adds its duration to the age.
    fn enter(&mut self, stage: Stage) {
        self.stage = stage;
        self.age += match stage.seconds() {
            Some((shortest, longest)) => {
                let slowness = u64::from(u8::MAX - self.dna.metabolism());
                let extra = u64::from(longest - shortest) * 1000 * slowness / u64::from(u8::MAX);
                Duration::from_millis(u64::from(shortest) * 1000 + extra)
            }
            None => INTERACTION_TIME,
        };
    }

    /// Spends energy; any shortfall is taken from health.
    fn spend(&mut self, cost: f64) {
        let missing = (cost - self.energy).max(0.0);
        self.energy = (self.energy - cost).max(0.0);
        self.health = (self.health - missing).max(0.0);
    }

    /// Sets the behavior to the network's response to surroundings derived from the genes.
    fn follow_temperament(&mut self) {
        let [aggression, curiosity, _, sociability, ..] = self.dna.gene_values();
        self.respond_to(Surroundings {
            danger: aggression,
            company: 1.0 - sociability,
            novelty: curiosity,
        });
    }

    /// Sets the behavior to the network's response, and returns the strength of that response.
    fn respond_to(&mut self, surroundings: Surroundings) -> f64 {
        let network = self.network.as_ref().expect("it is initialized");
        let (behavior, strength) = strongest_answer(network, self.senses(surroundings));
        self.behavior = behavior;
        strength
    }

    fn senses(&self, surroundings: Surroundings) -> [f64; SENSES] {
        let Surroundings {
            danger,
            company,
            novelty,
        } = surroundings;
        [self.energy, danger, company, novelty]
    }
}

#[cfg(test)]
mod tests;
