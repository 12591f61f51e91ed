// #region hidden
use genesis_protocol::{ClusterConfig, Error, Network, Position, Surroundings, Tron, DNA};

fn organism(seed: u64, x: f64, y: f64) -> Result<Tron, Error> {
    let mut tron = Tron::new(DNA::from_seed(seed));
    tron.initialize_neural_network()?;
    tron.move_to(Position { x, y })?;
    Ok(tron)
}

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut network = Network::new();
    // #endregion
    network.create_cluster("pack", ClusterConfig::default())?;
    for (seed, name, x, y) in [
        (6, "ada", 40.0, 60.0),
        (7, "bob", 70.0, 30.0),
        (8, "cat", 80.0, 70.0),
        (9, "dan", 125.0, 60.0),
        (10, "eve", 185.0, 30.0),
    ] {
        network.connect(name, organism(seed, x, y)?).await?;
        if let Err(error) = network.join_cluster(name, "pack").await {
            println!("{}", error);
        }
    }

    let pack = network.statistics("pack")?;
    println!("size {}", pack.size);
    println!("average fitness {:.3}", pack.average_fitness);
    println!(
        "communication efficiency {:.2}",
        pack.communication_efficiency
    );
    for danger in [0.0, 1.0] {
        let surroundings = Surroundings {
            danger,
            company: 0.4,
            novelty: 0.2,
        };
        let decision = network.decide("pack", surroundings).await?;
        let answer = if decision.accepted {
            "accepted"
        } else {
            "refused"
        };
        println!(
            "danger {}: {} with {:.2}, {}",
            danger, decision.behavior, decision.agreement, answer
        );
    }
    // #region hidden
    Ok(())
}
// #endregion
