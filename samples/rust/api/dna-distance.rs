// #region hidden
use genesis_protocol::{Error, DNA};

fn main() -> Result<(), Error> {
    // #endregion
    let dna = DNA::from_seed(7);
    println!("itself   {:.3}", dna.distance(&dna));
    println!("a mutant {:.3}", dna.distance(&dna.mutate(0.1, 1)?));
    println!("another  {:.3}", dna.distance(&DNA::from_seed(8)));
    // #region hidden
    Ok(())
}
// #endregion
