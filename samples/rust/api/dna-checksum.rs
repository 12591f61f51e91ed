// #region hidden
use genesis_protocol::{Error, DNA};

fn main() -> Result<(), Error> {
    // #endregion
    let dna = DNA::from_seed(7);
    let saved = dna.checksum().to_string();
    println!("version {}, {} bytes", dna.version(), dna.sequence().len());
    println!("checksum {}...", &saved[..16]);

    let received = DNA::from_sequence(dna.sequence())?;
    println!("unchanged: {}", received.verify(&saved).is_ok());
    let mutant = dna.mutate(0.05, 1)?;
    println!("mutant: {}", mutant.verify(&saved).is_ok());
    // #region hidden
    Ok(())
}
// #endregion
