// #region hidden
use genesis_protocol::{
    Error, Network, NeuralMessage, Tron, DNA,
};
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
    network.connect("ada", organism(7)?).await?;
    network.connect("bob", organism(8)?).await?;

    let place = vec![12.0, 30.5];
    let news = NeuralMessage::new(
        "ada",
        "bob",
        "food found",
        place,
    );
    network.send(news.clone()).await?;
    if let Some(message) = network.receive("bob").await? {
        println!(
            "{} to {}",
            message.sender, message.target
        );
        println!(
            "{} {:?}",
            message.action, message.parameters
        );
        println!(
            "at {} s",
            message.timestamp.as_secs_f64()
        );
    }

    // Two messages a second, until one fails.
    let mut sent = 1;
    while network.send(news.clone()).await.is_ok() {
        sent += 1;
        network.advance(Duration::from_millis(500));
    }
    println!(
        "sent {sent} in {} s",
        network.now().as_secs_f64()
    );
    if let Err(error) = network.send(news).await {
        println!("error: {error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
