// #region hidden
use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(2024));
    tron.initialize_neural_network()?;
    // #endregion
    for _ in 0..10 {
        let fitness = tron.evolve()?;
        if tron.generation() % 5 == 0 {
            println!("generation {:>2}: {fitness:.3}", tron.generation());
        }
    }

    println!("state:  {}", tron.state());
    println!("energy: {:.2}", tron.energy());
    tron.feed(0.2)?;
    println!("fed:    {:.2}", tron.energy());
    // #region hidden
    Ok(())
}
// #endregion
