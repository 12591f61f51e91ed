use genesis_protocol::{Error, Surroundings, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut ada = Tron::new(DNA::from_seed(7));
    ada.initialize_neural_network()?;

    let behavior = ada.interact(Surroundings {
        danger: 0.9,
        company: 0.1,
        novelty: 0.4,
    })?;
    println!("in danger: {behavior}");

    let first = ada.fitness();
    for _ in 0..20 {
        ada.evolve()?;
    }
    let last = ada.fitness();
    println!("fitness: {first:.3} before, {last:.3} after");
    println!("energy left: {:.2}", ada.energy());
    Ok(())
}
