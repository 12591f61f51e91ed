// #region hidden
use genesis_protocol::{Environment, Error};

fn main() -> Result<(), Error> {
    // #endregion
    let mut meadow = Environment::new(200.0, 100.0)?;
    meadow.add_resource("food", 2.0)?;
    meadow.add_resource("food", 0.5)?;
    meadow.add_resource("water", 8.0)?;

    for (name, amount) in meadow.resources() {
        println!("{name:<5} {amount:.1}");
    }
    if let Err(error) = meadow.add_resource("food", -1.0) {
        println!("error: {error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
