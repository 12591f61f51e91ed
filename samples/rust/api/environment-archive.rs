// #region hidden
use genesis_protocol::{Environment, Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut desert = Environment::new(200.0, 100.0)?;
    for seed in 1..=3 {
        let mut tron = Tron::new(DNA::from_seed(seed));
        tron.initialize_neural_network()?;
        desert.add_organism(tron)?;
    }
    // #endregion
    // Three organisms without food.
    for _ in 0..2 {
        let state = desert.run(115)?;
        println!("step {}: {} alive", state.step, state.organism_count);
    }
    for tron in desert.archive() {
        println!(
            "{} at age {} s, fitness {:.3}",
            tron.state(),
            tron.age().as_secs(),
            tron.fitness()
        );
    }
    // #region hidden
    Ok(())
}
// #endregion
