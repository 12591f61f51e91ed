// #region hidden
use genesis_protocol::{Error, DNA};

fn main() -> Result<(), Error> {
    // #endregion
    let dna = DNA::from_seed(7);
    for rate in [0.01, 0.05, 0.1] {
        let mutant = dna.mutate(rate, 4)?;
        let pairs = dna.sequence().iter().zip(mutant.sequence());
        let changed = pairs.filter(|(old, new)| old != new).count();
        println!("rate {rate:.2}: {changed} bytes changed");
    }
    if let Err(error) = dna.mutate(1.5, 4) {
        println!("error: {error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
