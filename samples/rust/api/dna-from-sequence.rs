// #region hidden
use genesis_protocol::{Error, DNA};

fn main() -> Result<(), Error> {
    // #endregion
    let saved = DNA::from_seed(7).sequence().to_vec();

    let dna = DNA::from_sequence(&saved)?;
    println!("{} bytes", dna.sequence().len());
    println!("the same DNA: {}", dna == DNA::from_seed(7));
    if let Err(error) = DNA::from_sequence(&saved[..10]) {
        println!("error: {error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
