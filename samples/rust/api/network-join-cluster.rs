// #region hidden
use genesis_protocol::{ClusterConfig, Error, Network, Position, Tron, DNA};

fn organism_at(x: f64) -> Result<Tron, Error> {
    let mut tron = Tron::new(DNA::random());
    tron.initialize_neural_network()?;
    tron.move_to(Position { x, y: 0.0 })?;
    Ok(tron)
}

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut network = Network::new();
    // #endregion
    network.connect("scout", organism_at(0.0)?).await?;
    network.connect("guard", organism_at(40.0)?).await?;
    network.connect("hermit", organism_at(95.0)?).await?;
    network.create_cluster("pack", ClusterConfig::default())?;

    for name in ["scout", "guard", "hermit"] {
        if let Err(error) = network.join_cluster(name, "pack").await {
            println!("{error}");
        }
    }
    println!("pack: {}", network.members("pack")?.join(", "));

    network.leave_cluster("scout").await?;
    println!("pack: {}", network.members("pack")?.join(", "));
    // #region hidden
    Ok(())
}
// #endregion
