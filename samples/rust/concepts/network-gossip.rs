// #region hidden
use genesis_protocol::{
    ClusterConfig, Error, Network, NeuralMessage, Position,
    Tron, DNA,
};

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
    let config = ClusterConfig::default().max_size(12);
    network.create_cluster("chain", config)?;
    for link in 0..12 {
        let name = format!("link {link}");
        let tron = organism_at(40.0 * f64::from(link))?;
        network.connect(&name, tron).await?;
        network.join_cluster(&name, "chain").await?;
    }

    let news = NeuralMessage::new(
        "link 0",
        "",
        "food found",
        vec![12.0],
    );
    let gossip = network.gossip(news.clone()).await?;
    println!(
        "reached {} in {} hops",
        gossip.reached, gossip.hops
    );
    for name in ["link 10", "link 11"] {
        match network.receive(name).await? {
            Some(message) => println!(
                "{name} received: {}",
                message.action
            ),
            None => println!("{name} received nothing"),
        }
    }

    network.leave_cluster("link 4").await?;
    let gossip = network.gossip(news).await?;
    println!(
        "without link 4: reached {} in {} hops",
        gossip.reached, gossip.hops
    );
    // #region hidden
    Ok(())
}
// #endregion
