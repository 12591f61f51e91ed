mod growth;
mod stream;

pub use stream::{Generation, Generations};

use crate::config::EvolutionConfig;
use crate::dna::DNA;
use crate::error::Error;
use crate::fitness::Measure;
use crate::operator::GeneticOperator;
use crate::organism::Tron;
use crate::rng::Rng;
use std::sync::Arc;

/// Organisms that evolve together: on average, fitter ones have more children.
#[derive(Debug, Clone)]
pub struct Population {
    config: EvolutionConfig,
    measure: Measure,
    operators: Vec<Arc<dyn GeneticOperator>>,
    rng: Rng,
    generation: u32,
    // Fittest organism first.
    organisms: Vec<Tron>,
}

impl Population {
    /// Creates an empty population with the default fitness function.
    ///
    /// That function combines how well the network responds in 16 test situations (75%) with how
    /// closely the `metabolism` gene matches the mean of `speed` and `vision` (25%).
    ///
    /// # Parameters
    ///
    /// - `config`: the parameters of evolution.
    ///
    /// # Returns
    ///
    /// The population; call `initialize` next.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: a parameter is outside its range.
    pub fn new(config: EvolutionConfig) -> Result<Self, Error> {
        Self::measured(config, Measure::Coping)
    }

    /// Creates an empty population with a custom fitness function.
    ///
    /// Its organisms keep the function when they evolve on their own, and pass it on to their
    /// children.
    ///
    /// # Parameters
    ///
    /// - `config`: the parameters of evolution.
    /// - `fitness`: a function that computes the fitness of DNA, 0.0-1.0; the same DNA must always
    ///   give the same value. In Rust, it is a function pointer, so closures that capture variables
    ///   don't compile. In Python, it can be any callable.
    ///
    /// # Returns
    ///
    /// The population; call `initialize` next.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: a parameter is outside its range.
    pub fn with_fitness(config: EvolutionConfig, fitness: fn(&DNA) -> f64) -> Result<Self, Error> {
        Self::measured(config, Measure::Own(fitness))
    }

    fn measured(config: EvolutionConfig, measure: Measure) -> Result<Self, Error> {
        config.check()?;
        Ok(Self {
            rng: Rng::new(config.seed),
            config,
            measure,
            operators: Vec::new(),
            generation: 0,
            organisms: Vec::new(),
        })
    }

    /// Adds a genetic operator, which changes every child after mutation.
    ///
    /// Operators run in the order in which you add them.
    ///
    /// # Parameters
    ///
    /// - `operator`: the operator to add.
    pub fn add_operator(&mut self, operator: Box<dyn GeneticOperator>) {
        self.operators.push(Arc::from(operator));
    }

    /// Fills the population with initialized organisms that have random DNA.
    ///
    /// Calling it again starts over from the same seed.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: a custom fitness function returned a value outside 0.0-1.0; the population
    ///   is unchanged.
    pub fn initialize(&mut self) -> Result<(), Error> {
        let mut rng = Rng::new(self.config.seed);
        let first = (0..self.config.population_size)
            .map(|_| DNA::drawn(&mut rng))
            .collect();
        self.organisms = ranked(self.grown(first, 0)?);
        self.generation = 0;
        self.rng = rng;
        Ok(())
    }

    /// Replaces the population with its next generation.
    ///
    /// The elite survives; the rest are children of parents chosen by tournament selection. You can
    /// continue beyond the configured number of generations. After an error, the population is
    /// unchanged, but the next call creates different children.
    ///
    /// # Errors
    ///
    /// - `NotInitialized`: `initialize` hasn't been called.
    /// - `OutOfRange`: a custom fitness function returned a value outside 0.0-1.0.
    /// - `Error`: an operator failed; its error is passed on.
    pub fn evolve(&mut self) -> Result<(), Error> {
        if self.organisms.is_empty() {
            return Err(Error::NotInitialized {
                action: "evolve",
                needs: "initialize",
            });
        }
        let mut next = self.organisms[..self.config.elite_size()].to_vec();
        let mut children = Vec::with_capacity(self.config.population_size - next.len());
        for _ in next.len()..self.config.population_size {
            children.push(self.child()?);
        }
        next.append(&mut self.grown(children, self.generation + 1)?);
        self.organisms = ranked(next);
        self.generation += 1;
        Ok(())
    }

    fn child(&mut self) -> Result<DNA, Error> {
        let first = self.tournament();
        let second = self.tournament();
        let (first, second) = (self.organisms[first].dna(), self.organisms[second].dna());
        let sequence = if self.rng.next_f64() < self.config.crossover_rate {
            DNA::crossed_sequence(first, second, &mut self.rng)
        } else {
            first.sequence().to_vec()
        };
        let mut child = DNA::with_flips(sequence, self.config.mutation_rate, &mut self.rng);
        for operator in &self.operators {
            child = operator.apply(&child, self.rng.next_u64())?;
        }
        Ok(child)
    }

    fn tournament(&mut self) -> usize {
        // Organisms are sorted by fitness, so the lowest index wins.
        let mut winner = self.organisms.len();
        for _ in 0..self.config.tournament_size {
            winner = winner.min(self.rng.below(self.organisms.len()));
        }
        winner
    }

    /// Returns whether the configured number of generations has passed.
    pub fn is_finished(&self) -> bool {
        self.generation >= self.config.generations
    }

    /// Returns the fittest organism, or `None` before initialization.
    pub fn best(&self) -> Option<&Tron> {
        self.organisms.first()
    }

    /// Returns the highest fitness, 0.0-1.0; 0.0 before initialization.
    pub fn best_fitness(&self) -> f64 {
        self.best().map_or(0.0, Tron::fitness)
    }

    /// Returns the mean fitness, 0.0-1.0; 0.0 before initialization.
    pub fn average_fitness(&self) -> f64 {
        if self.organisms.is_empty() {
            return 0.0;
        }
        let total = self
            .organisms
            .iter()
            .fold(0.0, |sum, tron| sum + tron.fitness());
        total / self.organisms.len() as f64
    }

    /// Returns the genetic diversity, 0.0-1.0; 0.0 before initialization.
    ///
    /// It is the mean distance between the fittest organism's DNA and that of every other organism.
    pub fn diversity(&self) -> f64 {
        match self.organisms.split_first() {
            Some((best, others)) => {
                let total = others
                    .iter()
                    .fold(0.0, |sum, tron| sum + best.dna().distance(tron.dna()));
                total / others.len() as f64
            }
            None => 0.0,
        }
    }

    /// Returns the number of generations since initialization.
    pub fn generation(&self) -> u32 {
        self.generation
    }

    /// Returns the number of organisms; 0 before initialization.
    pub fn size(&self) -> usize {
        self.organisms.len()
    }

    /// Returns all organisms, fittest first.
    pub fn organisms(&self) -> &[Tron] {
        &self.organisms
    }
}

fn ranked(mut organisms: Vec<Tron>) -> Vec<Tron> {
    organisms.sort_by(|a, b| b.fitness().total_cmp(&a.fitness()));
    organisms
}

#[cfg(test)]
mod tests;
