use genesis_protocol::{Error, EvolutionConfig, GeneticOperator, Mutation, Population, DNA};
use std::collections::BTreeMap;

type Operator = Box<dyn GeneticOperator>;
/// Makes an operator from the number behind its name.
type Maker = fn(f64) -> Operator;

/// Operators by name, so that a text can choose and order them.
#[derive(Default)]
struct Registry {
    makers: BTreeMap<&'static str, Maker>,
}

impl Registry {
    fn register(&mut self, name: &'static str, maker: Maker) -> Result<(), String> {
        // Looked up first: a refused plugin must not replace the one that is there.
        if self.makers.contains_key(name) {
            return Err(format!("two plugins are named {name}"));
        }
        self.makers.insert(name, maker);
        Ok(())
    }

    /// Reads a plan such as `floor 0.2, invert 0.05`. The order is that of the text.
    fn build(&self, plan: &str) -> Result<Vec<Operator>, String> {
        plan.split(',').map(|part| self.make(part.trim())).collect()
    }

    fn make(&self, part: &str) -> Result<Operator, String> {
        let (name, number) = part.split_once(' ').unwrap_or((part, ""));
        let maker = self.makers.get(name).ok_or_else(|| {
            let known: Vec<&str> = self.makers.keys().copied().collect();
            format!("no plugin is named {name}; plugins: {}", known.join(", "))
        })?;
        let setting = number
            .parse()
            .map_err(|_| format!("{name} needs a number, but has {number:?}"))?;
        let operator = maker(setting);
        check(operator.as_ref()).map_err(|fault| format!("{name}: {fault}"))?;
        Ok(operator)
    }
}

/// Tries an operator on DNA of its own before any population depends on it.
fn check(operator: &dyn GeneticOperator) -> Result<(), String> {
    for seed in 0..100 {
        let dna = DNA::from_seed(seed);
        let once = operator.apply(&dna, seed).map_err(|e| e.to_string())?;
        if operator.apply(&dna, seed) != Ok(once) {
            return Err(format!("two results for seed {seed}"));
        }
    }
    Ok(())
}

// #region hidden
/// No gene below a limit.
#[derive(Debug)]
struct Floor(f64);

impl GeneticOperator for Floor {
    fn name(&self) -> &str {
        "floor"
    }

    fn apply(&self, dna: &DNA, _seed: u64) -> Result<DNA, Error> {
        let mut child = dna.clone();
        for (name, value) in dna.genes() {
            if value < self.0 {
                child = child.with_gene(name, self.0)?;
            }
        }
        Ok(child)
    }
}

/// Inversions, which `Population` does not make by itself.
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
/// What a plugin exports: it names its operators and says how to make them.
fn body_plugin(registry: &mut Registry) -> Result<(), String> {
    registry.register("floor", |limit| Box::new(Floor(limit)))
}

fn mutation_plugin(registry: &mut Registry) -> Result<(), String> {
    registry.register("invert", |probability| Box::new(Invert(probability)))
}

fn lowest_gene(population: &Population) -> f64 {
    let children = population.organisms().iter();
    children
        .flat_map(|tron| tron.dna().genes().into_values())
        .fold(1.0, f64::min)
}

fn run(registry: &Registry, plan: &str) -> Result<String, String> {
    let text = |error: Error| error.to_string();
    let config = EvolutionConfig::default().elitism(0.0).generations(20);
    let mut population = Population::new(config).map_err(text)?;
    let mut order = Vec::new();
    for operator in registry.build(plan)? {
        order.push(operator.name().to_string());
        population.add_operator(operator);
    }
    population.initialize().map_err(text)?;
    while !population.is_finished() {
        population.evolve().map_err(text)?;
    }
    let lowest = lowest_gene(&population);
    Ok(format!(
        "{}: lowest gene {lowest:.2}",
        order.join(", then ")
    ))
}

fn main() -> Result<(), String> {
    let mut registry = Registry::default();
    for plugin in [body_plugin, mutation_plugin] {
        plugin(&mut registry)?;
    }
    for plan in [
        "invert 0.05, floor 0.2",
        "floor 0.2, invert 0.05",
        "floor 1.2",
        "floor",
        "flor 0.2",
    ] {
        match run(&registry, plan) {
            Ok(line) => println!("{line}"),
            Err(fault) => println!("refused: {fault}"),
        }
    }
    if let Err(fault) = body_plugin(&mut registry) {
        println!("refused: {fault}");
    }
    Ok(())
}
