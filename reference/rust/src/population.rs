use crate::config::EvolutionConfig;
use crate::dna::DNA;
use crate::error::Error;
use crate::organism::Tron;
use crate::rng::Rng;

/// Organisms that evolve together.
#[derive(Debug, Clone)]
pub struct Population {
    config: EvolutionConfig,
    rng: Rng,
    generation: u32,
    // The fittest first.
    organisms: Vec<Tron>,
}

impl Population {
    /// An empty population; fails when a parameter lies outside its range.
    pub fn new(config: EvolutionConfig) -> Result<Self, Error> {
        config.check()?;
        Ok(Self {
            rng: Rng::new(config.seed),
            config,
            generation: 0,
            organisms: Vec::new(),
        })
    }

    /// Fills the population with initialized organisms of random DNA. Calling it again starts over.
    pub fn initialize(&mut self) -> Result<(), Error> {
        self.rng = Rng::new(self.config.seed);
        self.generation = 0;
        let mut organisms = Vec::with_capacity(self.config.population_size);
        for _ in 0..self.config.population_size {
            organisms.push(grown(DNA::drawn(&mut self.rng), 0)?);
        }
        self.organisms = ranked(organisms);
        Ok(())
    }

    /// Replaces the population by its next generation: the elite lives on, the rest are children of
    /// parents chosen by tournament.
    pub fn evolve(&mut self) -> Result<(), Error> {
        if self.organisms.is_empty() {
            return Err(Error::NotInitialized {
                action: "evolve",
                needs: "initialize",
            });
        }
        self.generation += 1;
        let mut next = self.organisms[..self.config.elite_size()].to_vec();
        while next.len() < self.config.population_size {
            let child = self.child();
            next.push(grown(child, self.generation)?);
        }
        self.organisms = ranked(next);
        Ok(())
    }

    fn child(&mut self) -> DNA {
        let first = self.tournament();
        let second = self.tournament();
        let (first, second) = (self.organisms[first].dna(), self.organisms[second].dna());
        let child = if self.rng.next_f64() < self.config.crossover_rate {
            DNA::crossed(first, second, &mut self.rng)
        } else {
            first.clone()
        };
        child.mutated(self.config.mutation_rate, &mut self.rng)
    }

    fn tournament(&mut self) -> usize {
        // The fittest stand first, so the lowest place drawn wins.
        let mut winner = self.organisms.len();
        for _ in 0..self.config.tournament_size {
            winner = winner.min(self.rng.below(self.organisms.len()));
        }
        winner
    }

    /// Whether the configured number of generations has passed.
    pub fn is_finished(&self) -> bool {
        self.generation >= self.config.generations
    }

    /// The fittest organism; none before initialization.
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

fn grown(dna: DNA, generation: u32) -> Result<Tron, Error> {
    let mut tron = Tron::born(dna, generation);
    tron.initialize_neural_network()?;
    Ok(tron)
}

fn ranked(mut organisms: Vec<Tron>) -> Vec<Tron> {
    organisms.sort_by(|a, b| b.fitness().total_cmp(&a.fitness()));
    organisms
}

#[cfg(test)]
mod tests {
    use super::*;

    fn population(config: EvolutionConfig) -> Population {
        let mut population = Population::new(config.population_size(30)).unwrap();
        population.initialize().unwrap();
        population
    }

    #[test]
    fn it_is_empty_until_it_is_initialized() {
        let mut population = Population::new(EvolutionConfig::default()).unwrap();
        assert_eq!((population.size(), population.best_fitness()), (0, 0.0));
        assert_eq!(
            population.evolve().unwrap_err().to_string(),
            "evolve needs initialize to be called first"
        );
        population.initialize().unwrap();
        assert_eq!(population.size(), 100);
    }

    #[test]
    fn a_bad_parameter_is_refused() {
        assert!(Population::new(EvolutionConfig::default().population_size(5)).is_err());
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
}
