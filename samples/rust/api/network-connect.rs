// #region hidden
use genesis_protocol::{Error, Network, Position, Tron, DNA};

#[tokio::main]
async fn main() -> Result<(), Error> {
    // #endregion
    let mut network = Network::new();
    let mut scout = Tron::new(DNA::from_seed(1));

    if let Err(error) = network.connect("scout", scout.clone()).await {
        println!("{error}");
    }
    scout.initialize_neural_network()?;
    scout.move_to(Position { x: 12.0, y: 30.0 })?;
    network.connect("scout", scout.clone()).await?;

    if let Err(error) = network.connect("scout", scout).await {
        println!("{error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
