// #region hidden
use genesis_protocol::{Environment, Error, EvolutionConfig, Population, Position, Tron, DNA};

// #endregion
/// Counts groups: organisms within 5.0 of a member belong to its group.
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

/// The mean number of groups in five worlds, before and after 100 steps.
fn run(models: &[DNA], vision: f64) -> Result<(f64, f64), Error> {
    let (mut before, mut after) = (0.0, 0.0);
    for seed in 1..=5 {
        let mut world = Environment::with_seed(200.0, 200.0, seed)?;
        world.add_resource("food", 1_000.0)?;
        for model in models {
            let dna = model.with_gene("vision", vision)?;
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
    let mut population = Population::new(EvolutionConfig::default().seed(7))?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    let best = &population.organisms()[..40];
    let evolved: Vec<DNA> = best.iter().map(|tron| tron.dna().clone()).collect();
    let random: Vec<DNA> = (0..40).map(DNA::from_seed).collect();
    for (name, models, vision) in [
        ("evolved, blind   ", &evolved, 0.0),
        ("evolved, sight 20", &evolved, 0.4),
        ("random,  sight 20", &random, 0.4),
    ] {
        let (before, after) = run(models, vision)?;
        println!("{name}: {before:.1} groups, after 100 steps {after:.1}");
    }
    Ok(())
}
// #endregion
