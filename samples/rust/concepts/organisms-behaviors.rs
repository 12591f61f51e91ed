use genesis_protocol::{Error, Surroundings, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut ada = Tron::new(DNA::from_seed(7));
    ada.initialize_neural_network()?;
    println!("newborn, fitness {:.3}", ada.fitness());
    meet(&mut ada, "alone and safe", [0.0, 0.0, 0.0])?;
    meet(&mut ada, "threat in a crowd", [1.0, 1.0, 0.0])?;

    for _ in 0..100 {
        ada.evolve()?;
        ada.feed(0.02)?; // what one generation costs
    }
    while ada.energy() > 0.05 {
        ada.evolve()?; // not fed, so she gets hungry
    }
    println!(
        "after {} generations, fitness {:.3}",
        ada.generation(),
        ada.fitness()
    );
    meet(
        &mut ada,
        "hungry, unknown place",
        [0.0, 1.0, 1.0],
    )?;
    meet(&mut ada, "hungry, in danger", [1.0, 0.5, 0.0])?;
    ada.feed(1.0)?;
    meet(&mut ada, "alone and safe", [0.0, 0.0, 0.0])?;
    meet(&mut ada, "threat in a crowd", [1.0, 1.0, 0.0])
}

fn meet(
    tron: &mut Tron,
    label: &str,
    senses: [f64; 3],
) -> Result<(), Error> {
    let [danger, company, novelty] = senses;
    let behavior = tron.interact(Surroundings {
        danger,
        company,
        novelty,
    })?;
    println!("  {label:<23}{behavior}");
    Ok(())
}
