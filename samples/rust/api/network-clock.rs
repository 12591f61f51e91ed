// #region hidden
use genesis_protocol::{Error, Network, NeuralMessage, Tron, DNA};
use std::time::Duration;

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut network = Network::new();
    for (seed, name) in (1..).zip(["scout", "guard"]) {
        let mut tron = Tron::new(DNA::from_seed(seed));
        tron.initialize_neural_network()?;
        network.connect(name, tron).await?;
    }

    // #endregion
    let message = NeuralMessage::new("scout", "guard", "danger", vec![0.9]);
    for _ in 0..100 {
        network.send(message.clone()).await?;
    }
    network.advance(Duration::from_secs(45));
    if let Err(error) = network.send(message.clone()).await {
        println!("at {:?}: {}", network.now(), error);
    }

    network.advance(Duration::from_secs(15));
    network.send(message).await?;
    println!("at {:?}: sent", network.now());
    // #region hidden
    Ok(())
}
// #endregion
