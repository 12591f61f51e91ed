use genesis_protocol::{Error, EvolutionConfig, GeneticOperator, Population, Tron, DNA};

const BUDGET: f64 = 3.0;

/// What all genes of an organism cost together.
fn cost(dna: &DNA) -> f64 {
    dna.genes().values().fold(0.0, |sum, value| sum + value)
}

/// Later genes are worth more, but a body over budget is worth nothing.
fn fitness(dna: &DNA) -> f64 {
    if cost(dna) > BUDGET {
        return 0.0;
    }
    let mut worth = 0.0;
    for (place, value) in dna.genes().values().enumerate() {
        worth += (place + 1) as f64 * value;
    }
    worth / 15.0
}

/// Moves one gene a little up or down, where a flipped bit may be a leap.
#[derive(Debug)]
struct Creep {
    step: f64,
}

impl GeneticOperator for Creep {
    fn name(&self) -> &str {
        "creep"
    }

    fn apply(&self, dna: &DNA, seed: u64) -> Result<DNA, Error> {
        let mut child = dna.clone();
        for (place, (name, value)) in dna.genes().into_iter().enumerate() {
            if seed % 6 == place as u64 {
                let step = if seed >> 63 == 0 {
                    self.step
                } else {
                    -self.step
                };
                child = child.with_gene(name, (value + step).clamp(0.0, 1.0))?;
            }
        }
        Ok(child)
    }
}

/// Shrinks all genes alike until the body is within budget.
#[derive(Debug)]
struct Repair;

impl GeneticOperator for Repair {
    fn name(&self) -> &str {
        "repair"
    }

    fn apply(&self, dna: &DNA, _seed: u64) -> Result<DNA, Error> {
        let share = BUDGET / cost(dna);
        let mut child = dna.clone();
        if share < 1.0 {
            for (name, value) in dna.genes() {
                // Rounded down to a whole byte: to the nearest would exceed the budget.
                child = child.with_gene(name, (value * share * 255.0).floor() / 255.0)?;
            }
        }
        Ok(child)
    }
}

fn evolve_with(label: &str, operators: Vec<Box<dyn GeneticOperator>>) -> Result<(), Error> {
    let config = EvolutionConfig::default().generations(50);
    let mut population = Population::with_fitness(config, fitness)?;
    for operator in operators {
        population.add_operator(operator);
    }
    population.initialize()?;

    let is_lost = |tron: &&Tron| tron.fitness() == 0.0;
    let mut lost = 0;
    while !population.is_finished() {
        population.evolve()?;
        lost += population.organisms().iter().filter(is_lost).count();
    }
    println!(
        "{label:<13} best {:.3}, average {:.3}, lost {lost:>4}",
        population.best_fitness(),
        population.average_fitness()
    );
    Ok(())
}

fn main() -> Result<(), Error> {
    let creep = || Box::new(Creep { step: 0.05 });
    evolve_with("none", vec![])?;
    evolve_with("creep", vec![creep()])?;
    evolve_with("repair", vec![Box::new(Repair)])?;
    evolve_with("repair, creep", vec![Box::new(Repair), creep()])?;
    evolve_with("creep, repair", vec![creep(), Box::new(Repair)])
}
