use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::random());
    tron.initialize_neural_network()?;

    for _ in 0..10 {
        tron.evolve()?;
    }

    println!("fitness after 10 generations: {:.3}", tron.fitness());
    Ok(())
}
