// #region hidden
use genesis_protocol::{Error, DNA};

fn main() -> Result<(), Error> {
    // #endregion
    let dna = DNA::from_seed(7);
    let fast = dna.with_gene("speed", 0.9)?;
    println!("before {:.3}", dna.gene("speed")?);
    println!("after  {:.3}", fast.gene("speed")?);

    if let Err(error) = dna.with_gene("speed", 1.5) {
        println!("error: {error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
