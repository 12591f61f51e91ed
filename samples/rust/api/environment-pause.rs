// #region hidden
use genesis_protocol::{Environment, Error};

fn main() -> Result<(), Error> {
    // #endregion
    let mut meadow = Environment::new(200.0, 100.0)?;
    meadow.run(5)?;

    meadow.pause();
    if let Err(error) = meadow.step() {
        println!("error: {error}");
    }
    println!("paused at step {}", meadow.state().step);

    meadow.resume();
    meadow.step()?;
    println!("now at step {}", meadow.state().step);
    // #region hidden
    Ok(())
}
// #endregion
