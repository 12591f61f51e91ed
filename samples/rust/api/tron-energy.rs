// #region hidden
use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(7));
    tron.initialize_neural_network()?;

    // #endregion
    // Each generation costs 0.02 energy. After 50, health pays instead.
    for _ in 0..60 {
        tron.evolve()?;
    }
    println!("energy {:.2}, health {:.2}", tron.energy(), tron.health());

    tron.feed(0.6)?;
    println!("energy {:.2}, health {:.2}", tron.energy(), tron.health());
    if let Err(error) = tron.feed(1.5) {
        println!("error: {error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
