use genesis_protocol::{ClusterConfig, Error, Network, NeuralMessage, Tron, DNA};

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut network = Network::new();
    network.create_cluster("pack", ClusterConfig::default())?;
    for (name, seed) in [("ada", 7), ("bob", 8)] {
        let mut tron = Tron::new(DNA::from_seed(seed));
        tron.initialize_neural_network()?;
        network.connect(name, tron).await?;
        network.join_cluster(name, "pack").await?;
    }
    println!("members: {}", network.members("pack")?.join(", "));

    let message = NeuralMessage::new("ada", "bob", "follow me", vec![0.5]);
    network.send(message).await?;
    if let Some(message) = network.receive("bob").await? {
        println!("{} says: {}", message.sender, message.action);
    }
    Ok(())
}
