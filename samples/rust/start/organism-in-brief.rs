use genesis_protocol::{Error, Surroundings, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(7));
    tron.initialize_neural_network()?;

    let behavior = tron.interact(Surroundings {
        danger: 0.9,
        company: 0.1,
        novelty: 0.4,
    })?;
    println!("in danger it turns to: {behavior}");

    let before = tron.fitness();
    for _ in 0..20 {
        tron.evolve()?;
    }
    println!("fitness: {before:.3} before, {:.3} after", tron.fitness());
    println!("energy left: {:.2}", tron.energy());
    Ok(())
}
