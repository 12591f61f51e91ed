// #region hidden
use genesis_protocol::{Error, DNA};

fn main() -> Result<(), Error> {
    // #endregion
    let dna = DNA::from_seed(7);
    for (name, value) in dna.genes() {
        println!("{name:<11} {value:.2}");
    }

    println!("read by name: {:.2}", dna.gene("speed")?);
    if let Err(Error::UnknownGene { name, known }) = dna.gene("wings") {
        println!("no gene {} among the {}", name, known.len());
    }
    // #region hidden
    Ok(())
}
// #endregion
