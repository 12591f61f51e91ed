// #region hidden
use genesis_protocol::{
    ClusterConfig, Error, Network, Position, Surroundings,
    Tron, DNA,
};

fn organism(
    seed: u64,
    x: f64,
    y: f64,
) -> Result<Tron, Error> {
    let mut tron = Tron::new(DNA::from_seed(seed));
    tron.initialize_neural_network()?;
    tron.move_to(Position { x, y })?;
    Ok(tron)
}

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut network = Network::new();
    // #endregion
    network
        .create_cluster("pack", ClusterConfig::default())?;
    for (seed, name, x, y) in [
        (7, "ada", 40.0, 60.0),
        (8, "bob", 70.0, 30.0),
        (9, "cat", 80.0, 70.0),
        (10, "dan", 125.0, 60.0),
        (11, "eve", 185.0, 30.0),
    ] {
        network
            .connect(name, organism(seed, x, y)?)
            .await?;
        if let Err(error) =
            network.join_cluster(name, "pack").await
        {
            println!("error: {error}");
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
            novelty: 0.0,
        };
        let decision =
            network.decide("pack", surroundings).await?;
        let verdict = if decision.accepted {
            "accepted"
        } else {
            "rejected"
        };
        println!(
            "danger {danger}: {}, \
             agreement {:.2}, {verdict}",
            decision.behavior, decision.agreement
        );
    }
    // #region hidden
    Ok(())
}
// #endregion
