// #region hidden
use genesis_protocol::{Environment, Error, Tron, DNA};

fn main() -> Result<(), Error> {
    // #endregion
    let mut meadow = Environment::new(200.0, 100.0)?;
    for seed in 1..=3 {
        let mut tron = Tron::new(DNA::from_seed(seed));
        tron.initialize_neural_network()?;
        let index = meadow.add_organism(tron)?;
        let place = meadow.organisms()[index].position();
        println!("organism {} is at {:.1}, {:.1}", index, place.x, place.y);
    }

    let mut dead = Tron::new(DNA::random());
    dead.terminate()?;
    if let Err(error) = meadow.add_organism(dead) {
        println!("{error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
