// #region hidden
use genesis_protocol::{ClusterConfig, Error, Network, NeuralMessage, Position, Tron, DNA};

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut network = Network::new();
    let config = ClusterConfig::default().max_size(12);
    network.create_cluster("line", config)?;
    for place in 0..12 {
        let name = format!("organism {place}");
        let x = 40.0 * f64::from(place);
        let mut tron = Tron::new(DNA::random());
        tron.initialize_neural_network()?;
        tron.move_to(Position { x, y: 0.0 })?;
        network.connect(&name, tron).await?;
        network.join_cluster(&name, "line").await?;
    }
    // #endregion
    // Twelve organisms in a line, each within reach of its neighbors.
    for sender in ["organism 0", "organism 6"] {
        let news = NeuralMessage::new(sender, "", "food found", vec![12.0]);
        let gossip = network.gossip(news).await?;
        println!("{} reached {} of 11", sender, gossip.reached);
        println!("  in {} hops", gossip.hops);
    }
    println!("time to live: {}", Network::TIME_TO_LIVE);
    // #region hidden
    Ok(())
}
// #endregion
