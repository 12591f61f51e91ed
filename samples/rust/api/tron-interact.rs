// #region hidden
use genesis_protocol::{Error, Surroundings, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(14));
    tron.initialize_neural_network()?;
    for _ in 0..100 {
        tron.evolve()?;
    }
    tron.feed(1.0)?;

    // #endregion
    // The organism has evolved for 100 generations and has been fed.
    for (danger, company, novelty) in [(0.1, 0.0, 0.2), (0.1, 0.9, 0.9), (0.9, 0.9, 0.1)] {
        println!("danger {danger}, company {company}, novelty {novelty}");
        tron.interact(Surroundings {
            danger,
            company,
            novelty,
        })?;
        println!("  {}", tron.behavior());
    }
    // #region hidden
    Ok(())
}
// #endregion
