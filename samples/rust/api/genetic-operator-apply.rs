// #region hidden
use genesis_protocol::{Error, GeneticOperator, DNA};

// #endregion
#[derive(Debug)]
struct Calming;

impl GeneticOperator for Calming {
    fn name(&self) -> &str {
        "calming"
    }

    fn apply(&self, dna: &DNA, _seed: u64) -> Result<DNA, Error> {
        dna.with_gene("aggression", dna.gene("aggression")? / 2.0)
    }
}
// #region hidden

fn main() -> Result<(), Error> {
    let dna = DNA::from_seed(7);
    let calm = Calming.apply(&dna, 1)?;
    println!("{} was applied", Calming.name());
    println!("aggression before {:.2}", dna.gene("aggression")?);
    println!("aggression after  {:.2}", calm.gene("aggression")?);
    Ok(())
}
// #endregion
