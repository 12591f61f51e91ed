// #region hidden
use genesis_protocol::{ClusterConfig, Error, Network};
use genesis_protocol::{
    NeuralMessage, Position, Tron, DNA,
};
use std::time::Duration;

const NAMES: &str =
    "ada bob cat dan eve fay gus hal ivy jan kim leo";

// #endregion
#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut network = Network::new();
    // #line 1
    let config = ClusterConfig::default().max_size(12);
    network.create_cluster("line", config)?;
    for (name, place) in NAMES.split(' ').zip(0u32..) {
        let seed = u64::from(7 + place);
        let mut tron = Tron::new(DNA::from_seed(seed));
        tron.initialize_neural_network()?;
        // #line 2
        let x = 40.0 * f64::from(place);
        tron.move_to(Position { x, y: 0.0 })?;
        network.connect(name, tron).await?;
        network.join_cluster(name, "line").await?;
    }

    // #region hidden
    println!(
        "time to live: {} hops",
        Network::TIME_TO_LIVE
    );
    // #endregion
    for sender in ["ada", "bob", "fay"] {
        let news = NeuralMessage::new(
            sender,
            "",
            "food found",
            vec![],
        );
        // #line 3
        let gossip = network.gossip(news).await?;
        let (reached, hops) = (gossip.reached, gossip.hops);
        println!(
            "{sender} reached {reached} in {hops} hops"
        );
    }

    for _ in 0..250 {
        network.advance(Duration::from_millis(100));
        let signal = NeuralMessage::new(
            "cat",
            "dan",
            "hello",
            vec![],
        );
        // #line 4
        match network.send(signal.clone()).await {
            Err(Error::RateLimited {
                retry_after, ..
            }) => {
                let now = network.now().as_secs_f64();
                println!(
                    "{now:>5.1} s: refused, \
                     wait {retry_after} s"
                );
                // #line 5
                network.advance(Duration::from_secs_f64(
                    retry_after,
                ));
                network.send(signal).await?;
            }
            result => result?,
        }
    }
    let now = network.now().as_secs_f64();
    println!("{now:>5.1} s: all 250 messages sent");
    Ok(())
}
