use genesis_protocol::{ClusterConfig, Error, Network, NeuralMessage, Position, Tron, DNA};
use std::time::Duration;

/// A network of organisms in a line, each within reach of its neighbors only.
async fn line_of(count: u32) -> Result<Network, Error> {
    let mut network = Network::new();
    let config = ClusterConfig::default().max_size(12);
    network.create_cluster("line", config)?;
    for place in 0..count {
        let mut tron = Tron::new(DNA::from_seed(u64::from(place)));
        tron.initialize_neural_network()?;
        tron.move_to(Position {
            x: 40.0 * f64::from(place),
            y: 0.0,
        })?;
        let name = format!("tron-{place}");
        network.connect(&name, tron).await?;
        network.join_cluster(&name, "line").await?;
    }
    Ok(network)
}

fn seconds(time: Duration) -> String {
    format!("{:>5.1} s", time.as_secs_f64())
}

/// Sends a message; when the limiter refuses it, waits as long as it says.
async fn send_patiently(network: &mut Network, message: NeuralMessage) -> Result<(), Error> {
    match network.send(message.clone()).await {
        Err(Error::RateLimited { retry_after, .. }) => {
            let now = seconds(network.now());
            println!("{now}: refused, try again in {retry_after} s");
            network.advance(Duration::from_secs_f64(retry_after));
            network.send(message).await
        }
        result => result,
    }
}

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut network = line_of(12).await?;

    network.advance(Duration::from_secs(5));
    let question = NeuralMessage::new("tron-0", "tron-9", "tell energy", vec![]);
    network.send(question).await?;
    while let Some(message) = network.receive("tron-9").await? {
        let time = seconds(message.timestamp);
        println!("{time}: {} asks: {}", message.sender, message.action);
        let energy = network.organism("tron-9")?.energy();
        let answer = NeuralMessage::new("tron-9", &message.sender, "energy", vec![energy]);
        network.send(answer).await?;
    }
    if let Some(answer) = network.receive("tron-0").await? {
        let time = seconds(answer.timestamp);
        println!("{time}: {} answers: {:?}", answer.sender, answer.parameters);
    }

    println!("time to live: {} hops", Network::TIME_TO_LIVE);
    for sender in ["tron-0", "tron-1", "tron-6"] {
        let news = NeuralMessage::new(sender, "", "food found", vec![120.0, 0.0]);
        let gossip = network.gossip(news).await?;
        println!(
            "{sender} reached {} in {} hops",
            gossip.reached, gossip.hops
        );
    }

    for number in 0..250 {
        network.advance(Duration::from_millis(100));
        let parameters = vec![f64::from(number)];
        let signal = NeuralMessage::new("tron-2", "tron-3", "signal", parameters);
        send_patiently(&mut network, signal).await?;
    }
    println!("{}: all 250 signals sent", seconds(network.now()));
    Ok(())
}
