use genesis_protocol::{Error, EvolutionConfig, GeneticOperator, Mutation, Population, DNA};
use std::collections::BTreeMap;

type Operator = Box<dyn GeneticOperator>;
/// For each name, a function that builds the operator from a number.
type Registry = BTreeMap<&'static str, fn(f64) -> Operator>;

// #region hidden
/// Raises the speed gene to a lower limit.
#[derive(Debug)]
struct MinSpeed(f64);

impl GeneticOperator for MinSpeed {
    fn name(&self) -> &str {
        "min-speed"
    }

    fn apply(&self, dna: &DNA, _seed: u64) -> Result<DNA, Error> {
        dna.with_gene("speed", dna.gene("speed")?.max(self.0))
    }
}

/// Inverts a segment of the DNA, with the given probability per byte.
#[derive(Debug)]
struct Invert(f64);

impl GeneticOperator for Invert {
    fn name(&self) -> &str {
        "invert"
    }

    fn apply(&self, dna: &DNA, seed: u64) -> Result<DNA, Error> {
        dna.mutate_by(Mutation::Inversion, self.0, seed)
    }
}

// #endregion
/// A plugin adds its operators to the registry.
fn plugin(registry: &mut Registry) {
    registry.insert("min-speed", |limit| Box::new(MinSpeed(limit)));
    registry.insert("invert", |probability| Box::new(Invert(probability)));
}

/// Builds the operators of a plan such as `invert 0.05, min-speed 0.2`.
fn build(registry: &Registry, plan: &str) -> Result<Vec<Operator>, String> {
    let build_one = |step: &str| {
        let (name, setting) = step.split_once(' ').unwrap_or((step, ""));
        let make = registry.get(name).ok_or_else(|| {
            let names: Vec<&str> = registry.keys().copied().collect();
            format!("unknown operator {name}; known: {}", names.join(", "))
        })?;
        let number = setting.parse();
        Ok(make(number.map_err(|_| format!("{step}: needs a number"))?))
    };
    plan.split(", ").map(build_one).collect()
}

/// The lowest speed in a population after 20 generations.
fn lowest_speed(operators: Vec<Operator>) -> Result<f64, Error> {
    let config = EvolutionConfig::default().elitism(0.0).seed(7);
    let mut population = Population::new(config)?;
    for operator in operators {
        population.add_operator(operator);
    }
    population.initialize()?;
    for _ in 0..20 {
        population.evolve()?;
    }
    let organisms = population.organisms().iter();
    let speeds = organisms.map(|tron| tron.dna().genes()["speed"]);
    Ok(speeds.fold(1.0, f64::min))
}

fn main() -> Result<(), Error> {
    let mut registry = Registry::new();
    plugin(&mut registry);
    let valid = ["invert 0.05, min-speed 0.2", "min-speed 0.2, invert 0.05"];
    for plan in valid.into_iter().chain(["min-sped 0.2", "invert"]) {
        match build(&registry, plan) {
            Ok(operators) => println!("{plan}: lowest speed {:.2}", lowest_speed(operators)?),
            Err(problem) => println!("{problem}"),
        }
    }
    Ok(())
}
