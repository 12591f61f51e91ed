// #region hidden
use genesis_protocol::{
    Behavior, ClusterConfig, Error, Network,
};
use genesis_protocol::{Position, Surroundings, Tron, DNA};

// #endregion
const PACK: [(&str, u64, f64); 5] = [
    ("ada", 7, 0.0),
    ("bob", 8, 30.0),
    ("cat", 9, 60.0),
    ("dan", 10, 90.0),
    ("eve", 11, 150.0),
];
const THREAT: Surroundings = Surroundings {
    danger: 0.9,
    company: 0.5,
    novelty: 0.1,
};

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut network = Network::new();
    let config = ClusterConfig::default()
        .max_size(10)
        .communication_radius(50.0)
        .cooperation_threshold(0.7);
    network.create_cluster("pack", config)?;

    for (name, seed, x) in PACK {
        let mut tron = Tron::new(DNA::from_seed(seed));
        tron.initialize_neural_network()?;
        tron.move_to(Position { x, y: 0.0 })?;
        network.connect(name, tron).await?;
        // #line 1
        if let Err(error) =
            network.join_cluster(name, "pack").await
        {
            println!("{error}");
        }
    }
    // #line 2
    let mut eve = network.disconnect("eve").await?;
    eve.move_to(Position { x: 120.0, y: 0.0 })?;
    network.connect("eve", eve).await?;
    network.join_cluster("eve", "pack").await?;

    for lessons in (0..=400).step_by(100) {
        // #line 3
        let decision =
            network.decide("pack", THREAT).await?;
        println!(
            "{lessons:>3} lessons: {} {:.1}, accepted: {}",
            decision.behavior,
            decision.agreement,
            decision.accepted
        );
        for (name, ..) in PACK {
            let mut tron = network.disconnect(name).await?;
            for _ in 0..100 {
                tron.feed(0.01)?;
                // #line 4
                tron.learn(THREAT, Behavior::Conservation)?;
            }
            network.connect(name, tron).await?;
            network.join_cluster(name, "pack").await?;
        }
    }
    Ok(())
}
