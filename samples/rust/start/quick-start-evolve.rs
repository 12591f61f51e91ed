// #region hidden
use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut ada = Tron::new(DNA::from_seed(7));
    ada.initialize_neural_network()?;
    // #endregion
    for _ in 0..10 {
        let fitness = ada.evolve()?;
        let age = ada.generation();
        if age % 5 == 0 {
            println!("generation {age:>2}: {fitness:.3}");
        }
    }

    println!("state:  {}", ada.state());
    println!("energy: {:.2}", ada.energy());
    ada.feed(0.2)?;
    println!("fed:    {:.2}", ada.energy());
    // #region hidden
    Ok(())
}
// #endregion
