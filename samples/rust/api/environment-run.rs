// #region hidden
use genesis_protocol::{Environment, Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut meadow = Environment::new(200.0, 100.0)?;
    meadow.add_resource("food", 20.0)?;
    for seed in 1..=10 {
        let mut tron = Tron::new(DNA::from_seed(seed));
        tron.initialize_neural_network()?;
        meadow.add_organism(tron)?;
    }

    // #endregion
    let first = meadow.step()?;
    println!("step {}: food {:.1}", first.step, first.total_resources);

    // The food feeds all ten for a while; then they starve.
    for _ in 0..4 {
        let state = meadow.run(100)?;
        println!(
            "step {}: food {:.1}, {} alive",
            state.step, state.total_resources, state.organism_count
        );
    }
    println!("archived: {}", meadow.state().archived_count);
    // #region hidden
    Ok(())
}
// #endregion
