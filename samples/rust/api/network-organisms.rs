// #region hidden
use genesis_protocol::{Error, Network, Tron, DNA};

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut network = Network::new();
    for (seed, name) in (1..).zip(["scout", "guard", "forager"]) {
        let mut tron = Tron::new(DNA::from_seed(seed));
        tron.initialize_neural_network()?;
        network.connect(name, tron).await?;
    }

    // #endregion
    for name in network.names() {
        let tron = network.organism(name)?;
        println!("{:<8} fitness {:.3}", name, tron.fitness());
    }

    // To change an organism, disconnect it and connect it again.
    let mut guard = network.disconnect("guard").await?;
    guard.evolve()?;
    network.connect("guard", guard).await?;
    println!(
        "guard evolved to {:.3}",
        network.organism("guard")?.fitness()
    );
    // #region hidden
    Ok(())
}
// #endregion
