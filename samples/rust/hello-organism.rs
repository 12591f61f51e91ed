use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut ada = Tron::new(DNA::from_seed(7));
    ada.initialize_neural_network()?;

    for _ in 0..10 {
        ada.evolve()?;
    }

    println!("fitness after 10 generations: {:.3}", ada.fitness());
    Ok(())
}
