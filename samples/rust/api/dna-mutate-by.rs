// #region hidden
use genesis_protocol::{Error, Mutation, DNA};

fn main() -> Result<(), Error> {
    let dna = DNA::from_seed(7);

    // #endregion
    // Far above the usual range, so that the effect shows.
    for kind in [Mutation::Point, Mutation::Insertion, Mutation::Deletion] {
        let mutant = dna.mutate_by(kind, 0.1, 1)?;
        println!("{}: {} bytes", kind, mutant.sequence().len());

        let (lowest, highest) = kind.probability();
        println!("  usual range {lowest}-{highest}");
    }
    // #region hidden
    Ok(())
}
// #endregion
