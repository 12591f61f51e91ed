use genesis_protocol::{Error, Surroundings, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(1));
    tron.initialize_neural_network()?;
    println!("newborn, fitness {:.3}", tron.fitness());
    meet(&mut tron, "alone and safe", [0.0, 0.0, 0.0])?;
    meet(&mut tron, "threat in a crowd", [1.0, 1.0, 0.0])?;

    for _ in 0..100 {
        tron.evolve()?;
        tron.feed(0.02)?; // as much as one generation costs
    }
    while tron.energy() > 0.05 {
        tron.evolve()?; // unfed, so it gets hungry
    }
    println!(
        "after {} generations, fitness {:.3}",
        tron.generation(),
        tron.fitness()
    );
    meet(&mut tron, "hungry, unknown place", [0.0, 1.0, 1.0])?;
    meet(&mut tron, "hungry, in danger", [1.0, 0.5, 0.0])?;
    tron.feed(1.0)?;
    meet(&mut tron, "alone and safe", [0.0, 0.0, 0.0])?;
    meet(&mut tron, "threat in a crowd", [1.0, 1.0, 0.0])
}

fn meet(tron: &mut Tron, label: &str, values: [f64; 3]) -> Result<(), Error> {
    let [danger, company, novelty] = values;
    let behavior = tron.interact(Surroundings {
        danger,
        company,
        novelty,
    })?;
    println!("  {:<23}{}", label, behavior);
    Ok(())
}
