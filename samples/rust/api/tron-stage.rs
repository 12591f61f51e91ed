// #region hidden
use genesis_protocol::{Error, Stage, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(7));
    tron.initialize_neural_network()?;

    // #endregion
    tron.evolve()?;
    println!("last stage: {}", tron.stage());

    for stage in [Stage::Creation, Stage::Initialization, Stage::Evolution] {
        match stage.seconds() {
            Some((from, to)) => println!("{stage}: {from}-{to} s"),
            None => println!("{stage}: no fixed duration"),
        }
    }
    // #region hidden
    Ok(())
}
// #endregion
