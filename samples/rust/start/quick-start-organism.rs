use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(2024));
    println!("created:     {}", tron.state());

    tron.initialize_neural_network()?;
    println!("initialized: {}", tron.state());
    println!("behavior:    {}", tron.behavior());
    println!("energy:      {:.2}", tron.energy());
    println!("fitness:     {:.3}", tron.fitness());
    Ok(())
}
