// #region hidden
use genesis_protocol::{Environment, Error, EvolutionConfig, Population, Position, Tron};

// #endregion
/// How many groups there are: who is within 5.0 of a member, belongs to its group.
fn groups(trons: &[Tron]) -> f64 {
    let mut left: Vec<Position> = trons.iter().map(Tron::position).collect();
    let mut count = 0.0;
    while let Some(first) = left.pop() {
        let mut unvisited = vec![first];
        while let Some(member) = unvisited.pop() {
            let is_near = |other: &Position| member.distance(*other) <= 5.0;
            unvisited.extend(left.iter().filter(|other| is_near(other)));
            left.retain(|other| !is_near(other));
        }
        count += 1.0;
    }
    count
}

/// The mean number of groups in five worlds, at first and after 100 steps.
fn run(population: &Population, vision: f64) -> Result<(f64, f64), Error> {
    let (mut before, mut after) = (0.0, 0.0);
    for seed in 1..=5 {
        let mut world = Environment::with_seed(200.0, 200.0, seed)?;
        world.add_resource("food", 1_000.0)?;
        for model in &population.organisms()[..40] {
            let dna = model.dna().with_gene("vision", vision)?;
            let mut tron = Tron::new(dna.with_gene("speed", 0.5)?);
            tron.initialize_neural_network()?;
            world.add_organism(tron)?;
        }
        before += groups(world.organisms()) / 5.0;
        world.run(100)?;
        after += groups(world.organisms()) / 5.0;
    }
    Ok((before, after))
}
// #region hidden

fn main() -> Result<(), Error> {
    let mut population = Population::new(EvolutionConfig::default())?;
    population.initialize()?;
    let random = population.clone();
    while !population.is_finished() {
        population.evolve()?;
    }
    for (name, population, vision) in [
        ("evolved, blind   ", &population, 0.0),
        ("evolved, sight 20", &population, 0.4),
        ("random,  sight 20", &random, 0.4),
    ] {
        let (before, after) = run(population, vision)?;
        println!("{name}: {before:.1} groups, after 100 steps {after:.1}");
    }
    Ok(())
}
// #endregion
