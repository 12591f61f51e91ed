// #region hidden
use genesis_protocol::{Error, DNA};

fn main() -> Result<(), Error> {
    // #endregion
    let dna = DNA::from_seed(7);
    for (name, value) in dna.genes() {
        println!("{:<11} {:.2}", name, value);
    }

    println!("speed alone {:.2}", dna.gene("speed")?);
    if let Err(Error::UnknownGene { name, known }) = dna.gene("wings") {
        println!("no gene {} among {}", name, known.len());
    }
    // #region hidden
    Ok(())
}
// #endregion
