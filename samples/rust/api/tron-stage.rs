// #region hidden
use genesis_protocol::{Error, Stage, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(7));
    tron.initialize_neural_network()?;

    // #endregion
    tron.evolve()?;
    println!("the last stage was {}", tron.stage());

    for stage in [Stage::Creation, Stage::Initialization, Stage::Evolution] {
        match stage.seconds() {
            Some((from, to)) => println!("{}: {}-{} s", stage, from, to),
            None => println!("{}: no fixed time", stage),
        }
    }
    // #region hidden
    Ok(())
}
// #endregion
