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
    network.advance(Duration::from_secs(5));

    // #endregion
    let message = NeuralMessage::new("scout", "guard", "food", vec![12.0, 30.5]);
    network.send(message).await?;

    while let Some(message) = network.receive("guard").await? {
        println!("from {} at {:?}", message.sender, message.timestamp);
        println!("{} {:?}", message.action, message.parameters);
    }

    let lost = NeuralMessage::new("scout", "nobody", "hello", vec![]);
    if let Err(error) = network.send(lost).await {
        println!("error: {error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
