// #region hidden
use genesis_protocol::{Error, Network, NeuralMessage, Tron, DNA};
use std::time::Duration;

fn organism(seed: u64) -> Result<Tron, Error> {
    let mut tron = Tron::new(DNA::from_seed(seed));
    tron.initialize_neural_network()?;
    Ok(tron)
}

#[tokio::main]
async fn main() -> Result<(), Error> {
    // #endregion
    let mut network = Network::new();
    network.connect("scout", organism(1)?).await?;
    network.connect("keeper", organism(2)?).await?;

    let news = NeuralMessage::new("scout", "keeper", "food found", vec![12.0, 30.5]);
    network.send(news.clone()).await?;
    if let Some(message) = network.receive("keeper").await? {
        println!("{} to {}", message.sender, message.target);
        println!("{} {:?}", message.action, message.parameters);
        println!("at {} s", message.timestamp.as_secs_f64());
    }

    // Two messages in every second, until one is refused.
    let mut sent = 1;
    while network.send(news.clone()).await.is_ok() {
        sent += 1;
        network.advance(Duration::from_millis(500));
    }
    println!("sent {} in {} s", sent, network.now().as_secs_f64());
    if let Err(error) = network.send(news).await {
        println!("refused: {}", error);
    }
    // #region hidden
    Ok(())
}
// #endregion
