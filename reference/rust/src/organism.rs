use crate::dna::DNA;
use crate::error::{check_range, Error};
use crate::fitness::{answers, fitness_of, network_of, ANSWERS};
use crate::life_cycle::{Behavior, Stage, State};
use crate::neural::NeuralNetwork;
use crate::rng::Rng;

const OFFSPRING_PER_GENERATION: usize = 8;
const EVOLUTION_MUTATION_RATE: f64 = 0.03;
const CHILD_MUTATION_RATE: f64 = 0.01;
const EVOLUTION_COST: f64 = 0.02;
const INTERACTION_COST: f64 = 0.01;
const REPRODUCTION_COST: f64 = 0.25;
const MATURE_GENERATION: u32 = 10;

/// What an organism meets, each value 0.0-1.0.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Surroundings {
    /// How great the threat is.
    pub danger: f64,
    /// How many others are near.
    pub company: f64,
    /// How little of it is known.
    pub novelty: f64,
}

/// A digital organism.
#[derive(Debug, Clone)]
pub struct Tron {
    dna: DNA,
    network: Option<NeuralNetwork>,
    rng: Rng,
    health: f64,
    energy: f64,
    generation: u32,
    fitness: f64,
    behavior: Behavior,
    stage: Stage,
}

impl Tron {
    /// A new organism, in perfect health and without a neural network yet.
    pub fn new(dna: DNA) -> Self {
        Self::born(dna, 0)
    }

    pub(crate) fn born(dna: DNA, generation: u32) -> Self {
        let seed = u64::from_str_radix(&dna.checksum()[..16], 16);
        Self {
            rng: Rng::new(seed.expect("a checksum is hexadecimal")),
            dna,
            network: None,
            health: 1.0,
            energy: 1.0,
            generation,
            fitness: 0.0,
            behavior: Behavior::Conservation,
            stage: Stage::Creation,
        }
    }

    /// Builds the neural network that the DNA describes. Must come before any interaction.
    pub fn initialize_neural_network(&mut self) -> Result<(), Error> {
        self.check_alive("initialize_neural_network")?;
        if self.network.is_some() {
            return Err(Error::AlreadyInitialized);
        }
        let network = network_of(&self.dna);
        self.fitness = fitness_of(&self.dna, &network);
        self.network = Some(network);
        self.stage = Stage::Initialization;
        self.follow_temperament();
        Ok(())
    }

    /// Evolves by one generation: tries eight mutants of its DNA and becomes the best, if that is better
    /// than what it was. Returns the fitness, which therefore never falls.
    pub fn evolve(&mut self) -> Result<f64, Error> {
        self.check_ready("evolve")?;
        self.spend(EVOLUTION_COST);
        let parent = self.dna.clone();
        for _ in 0..OFFSPRING_PER_GENERATION {
            let mutant = parent.mutated(EVOLUTION_MUTATION_RATE, &mut self.rng);
            let network = network_of(&mutant);
            let fitness = fitness_of(&mutant, &network);
            if fitness > self.fitness {
                self.dna = mutant;
                self.network = Some(network);
                self.fitness = fitness;
            }
        }
        self.generation += 1;
        self.stage = Stage::Evolution;
        self.follow_temperament();
        Ok(self.fitness)
    }

    /// Meets its surroundings and answers with a behavior.
    pub fn interact(&mut self, surroundings: Surroundings) -> Result<Behavior, Error> {
        self.check_ready("interact")?;
        check_range("danger", surroundings.danger, 0.0, 1.0)?;
        check_range("company", surroundings.company, 0.0, 1.0)?;
        check_range("novelty", surroundings.novelty, 0.0, 1.0)?;
        self.spend(INTERACTION_COST);
        self.stage = Stage::ActiveLife;
        self.respond_to(surroundings);
        Ok(self.behavior)
    }

    /// Has a child with a partner. The child has its own DNA and is not initialized yet.
    pub fn reproduce(&mut self, partner: &Self) -> Result<Self, Error> {
        self.check_ready("reproduce")?;
        partner.check_ready("reproduce")?;
        self.spend(REPRODUCTION_COST);
        let child = DNA::crossed(&self.dna, &partner.dna, &mut self.rng)
            .mutated(CHILD_MUTATION_RATE, &mut self.rng);
        self.stage = Stage::Reproduction;
        self.behavior = Behavior::Reproductive;
        Ok(Self::born(
            child,
            self.generation.max(partner.generation) + 1,
        ))
    }

    /// Takes up energy, 0.0-1.0, and is full at 1.0.
    pub fn feed(&mut self, amount: f64) -> Result<(), Error> {
        self.check_alive("feed")?;
        check_range("amount", amount, 0.0, 1.0)?;
        self.energy = (self.energy + amount).min(1.0);
        Ok(())
    }

    /// Ends its life. The last state stays readable, but nothing can change it any more.
    pub fn terminate(&mut self) -> Result<(), Error> {
        self.check_alive("terminate")?;
        self.network = None;
        self.stage = Stage::Termination;
        Ok(())
    }

    /// The DNA it has now.
    pub fn dna(&self) -> &DNA {
        &self.dna
    }

    /// Its neural network; none before initialization and after termination.
    pub fn network(&self) -> Option<&NeuralNetwork> {
        self.network.as_ref()
    }

    /// Its health, 0.0-1.0.
    pub fn health(&self) -> f64 {
        self.health
    }

    /// Its energy, 0.0-1.0.
    pub fn energy(&self) -> f64 {
        self.energy
    }

    /// How many generations of evolution lie behind it.
    pub fn generation(&self) -> u32 {
        self.generation
    }

    /// How well it copes, 0.0-1.0; 0.0 before initialization.
    pub fn fitness(&self) -> f64 {
        self.fitness
    }

    /// What it is doing.
    pub fn behavior(&self) -> Behavior {
        self.behavior
    }

    /// The stage of life that it has entered last.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// How far it has come.
    pub fn state(&self) -> State {
        match self.stage {
            Stage::Creation => State::Dormant,
            Stage::Termination => State::Archived,
            _ if self.generation < MATURE_GENERATION => State::Growing,
            _ => State::Mature,
        }
    }

    fn check_alive(&self, action: &'static str) -> Result<(), Error> {
        if self.stage == Stage::Termination {
            return Err(Error::Terminated { action });
        }
        Ok(())
    }

    fn check_ready(&self, action: &'static str) -> Result<(), Error> {
        self.check_alive(action)?;
        if self.network.is_none() {
            return Err(Error::NotInitialized {
                action,
                needs: "initialize_neural_network",
            });
        }
        Ok(())
    }

    /// Activity without energy is at the cost of health.
    fn spend(&mut self, cost: f64) {
        let missing = (cost - self.energy).max(0.0);
        self.energy = (self.energy - cost).max(0.0);
        self.health = (self.health - missing).max(0.0);
    }

    /// With nothing around it, an organism does what its genes incline it to.
    fn follow_temperament(&mut self) {
        let genes = self.dna.genes();
        self.respond_to(Surroundings {
            danger: genes["aggression"],
            company: 1.0 - genes["sociability"],
            novelty: genes["curiosity"],
        });
    }

    fn respond_to(&mut self, surroundings: Surroundings) {
        if let Some(network) = &self.network {
            let Surroundings {
                danger,
                company,
                novelty,
            } = surroundings;
            let answers = answers(network, [self.energy, danger, company, novelty]);
            let mut strongest = 0;
            for (index, answer) in answers.iter().enumerate() {
                if *answer > answers[strongest] {
                    strongest = index;
                }
            }
            self.behavior = ANSWERS[strongest];
        }
    }
}

#[cfg(test)]
mod tests;
