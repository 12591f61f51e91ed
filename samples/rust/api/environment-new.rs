// #region hidden
use genesis_protocol::{Environment, Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::random());
    tron.initialize_neural_network()?;
    // #endregion
    let meadow = Environment::new(200.0, 100.0)?;
    println!("{} wide, {} high", meadow.width(), meadow.height());

    for seed in [42, 7] {
        let mut meadow = Environment::with_seed(200.0, 100.0, seed)?;
        meadow.add_organism(tron.clone())?;
        let place = meadow.organisms()[0].position();
        println!("seed {:>2}: placed at {:.1}, {:.1}", seed, place.x, place.y);
    }

    if let Err(error) = Environment::new(0.0, 100.0) {
        println!("error: {error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
