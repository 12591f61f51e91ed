use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut ada = Tron::new(DNA::from_seed(7));
    println!("created:     {}", ada.state());

    ada.initialize_neural_network()?;
    println!("initialized: {}", ada.state());
    println!("behavior:    {}", ada.behavior());
    println!("energy:      {:.2}", ada.energy());
    println!("fitness:     {:.3}", ada.fitness());
    Ok(())
}
