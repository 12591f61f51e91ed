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

/// Organisms that evolve together: in each generation the fitter ones have more children.
#[derive(Debug, Clone)]
pub struct Population {
    config: EvolutionConfig,
    measure: Measure,
    operators: Vec<Arc<dyn GeneticOperator>>,
    rng: Rng,
    generation: u32,
    // The fittest first.
    organisms: Vec<Tron>,
}

impl Population {
    /// An empty population. Its measure of fitness is how well an organism copes: whether it answers
    /// situations as the triggers of `Behavior` ask, and whether its metabolism supports its body.
    ///
    /// # Parameters
    ///
    /// - `config`: the parameters of evolution.
    ///
    /// # Returns
    ///
    /// The population, ready for `initialize`.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: a parameter lies outside its range.
    pub fn new(config: EvolutionConfig) -> Result<Self, Error> {
        Self::measured(config, Measure::Coping)
    }

    /// An empty population that evolves toward a measure of your own. Its organisms keep the measure,
    /// also when they evolve on their own, and pass it on to their children.
    ///
    /// # Parameters
    ///
    /// - `config`: the parameters of evolution.
    /// - `fitness`: gives the fitness of DNA, 0.0-1.0; the same DNA must always give the same fitness. In
    ///   Rust it is a plain function, so a closure that captures variables does not compile; Python takes
    ///   any callable.
    ///
    /// # Returns
    ///
    /// The population, ready for `initialize`.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: a parameter lies outside its range.
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

    /// Adds an operator, which changes every child after its mutation. Several operators work one after
    /// the other, in the order in which they were added.
    ///
    /// # Parameters
    ///
    /// - `operator`: the operator to add.
    pub fn add_operator(&mut self, operator: Box<dyn GeneticOperator>) {
        self.operators.push(Arc::from(operator));
    }

    /// Fills the population with initialized organisms of random DNA. Calling it again starts over.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: your own measure gave a fitness outside 0.0-1.0. The population stays as it was.
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

    /// Replaces the population by its next generation: the elite lives on, the rest are children of
    /// parents chosen by tournament. It works beyond the configured number of generations too; only
    /// `stream` ends there. After an error the generation stays as it was, but chance has moved on: another
    /// try draws other children.
    ///
    /// # Errors
    ///
    /// - `NotInitialized`: `initialize` has not been called yet.
    /// - `OutOfRange`: your own measure gave a fitness outside 0.0-1.0.
    /// - `Error`: an operator failed; its error is passed on as it is.
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
        let child = if self.rng.next_f64() < self.config.crossover_rate {
            DNA::crossed(first, second, &mut self.rng)
        } else {
            first.clone()
        };
        let mut child = child.mutated(self.config.mutation_rate, &mut self.rng);
        for operator in &self.operators {
            child = operator.apply(&child, self.rng.next_u64())?;
        }
        Ok(child)
    }

    fn tournament(&mut self) -> usize {
        // The fittest stand first, so the lowest place drawn wins.
        let mut winner = self.organisms.len();
        for _ in 0..self.config.tournament_size {
            winner = winner.min(self.rng.below(self.organisms.len()));
        }
        winner
    }

    /// Whether the configured number of generations has passed. `stream` ends then; `evolve` goes on
    /// working.
    pub fn is_finished(&self) -> bool {
        self.generation >= self.config.generations
    }

    /// The fittest organism; `None` before initialization.
    pub fn best(&self) -> Option<&Tron> {
        self.organisms.first()
    }

    /// The fitness of the fittest organism, 0.0-1.0; 0.0 before initialization.
    pub fn best_fitness(&self) -> f64 {
        self.best().map_or(0.0, Tron::fitness)
    }

    /// The mean fitness, 0.0-1.0; 0.0 before initialization.
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

    /// The mean distance of the DNA of the other organisms from that of the fittest one, 0.0-1.0; 0.0
    /// when all are equal and before initialization.
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

    /// How many generations have passed since initialization.
    pub fn generation(&self) -> u32 {
        self.generation
    }

    /// How many organisms live now; 0 before initialization.
    pub fn size(&self) -> usize {
        self.organisms.len()
    }

    /// All organisms, the fittest first.
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
