// #region hidden
use genesis_protocol::{ClusterConfig, Error, Network, Position, Tron, DNA};

fn organism(seed: u64, x: f64) -> Result<Tron, Error> {
    let mut tron = Tron::new(DNA::from_seed(seed));
    tron.initialize_neural_network()?;
    tron.move_to(Position { x, y: 0.0 })?;
    Ok(tron)
}

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut network = Network::new();
    network.create_cluster("pack", ClusterConfig::default())?;
    // #endregion
    // In a line, 30.0 apart; the communication radius is 50.0.
    for (seed, name) in (1..).zip(["first", "second", "third", "fourth"]) {
        let tron = organism(seed, 30.0 * seed as f64)?;
        network.connect(name, tron).await?;
        network.join_cluster(name, "pack").await?;
    }

    let pack = network.statistics("pack")?;
    println!("size {}", pack.size);
    println!("average fitness {:.3}", pack.average_fitness);
    println!("pairs within reach {:.2}", pack.communication_efficiency);
    // #region hidden
    Ok(())
}
// #endregion
