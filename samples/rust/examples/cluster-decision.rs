use genesis_protocol::{
    Behavior, ClusterConfig, Error, Network, Position, Surroundings, Tron, DNA,
};

const THREAT: Surroundings = Surroundings {
    danger: 0.9,
    company: 0.5,
    novelty: 0.1,
};

fn organism_at(seed: u32, x: f64, y: f64) -> Result<Tron, Error> {
    let mut tron = Tron::new(DNA::from_seed(u64::from(seed)));
    tron.initialize_neural_network()?;
    tron.move_to(Position { x, y })?;
    Ok(tron)
}

async fn join(network: &mut Network, name: &str) {
    match network.join_cluster(name, "pack").await {
        Ok(()) => println!("{name} has joined"),
        Err(error) => println!("{error}"),
    }
}

fn print_statistics(network: &Network) -> Result<(), Error> {
    let statistics = network.statistics("pack")?;
    println!(
        "{} members, average fitness {:.3}, efficiency {:.3}",
        statistics.size, statistics.average_fitness, statistics.communication_efficiency
    );
    Ok(())
}

/// Organisms learn outside the network; each comes back to its place.
async fn teach(network: &mut Network, name: &str, lessons: u32) -> Result<(), Error> {
    let mut tron = network.disconnect(name).await?;
    for _ in 0..lessons {
        tron.feed(0.02)?;
        tron.learn(THREAT, Behavior::Conservation)?;
    }
    network.connect(name, tron).await?;
    network.join_cluster(name, "pack").await
}

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut network = Network::new();
    let config = ClusterConfig::default()
        .max_size(10)
        .communication_radius(50.0)
        .cooperation_threshold(0.7);
    network.create_cluster("pack", config)?;

    // Two rows of five, 25 apart.
    for place in 0..10u32 {
        let name = format!("member-{place}");
        let (x, y) = (f64::from(place % 5), f64::from(place / 5));
        let tron = organism_at(place, 25.0 * x, 25.0 * y)?;
        network.connect(&name, tron).await?;
        network.join_cluster(&name, "pack").await?;
    }
    network
        .connect("near", organism_at(10, 125.0, 0.0)?)
        .await?;
    network.connect("far", organism_at(11, 400.0, 0.0)?).await?;
    print_statistics(&network)?;

    join(&mut network, "near").await;
    network.leave_cluster("member-0").await?;
    println!("member-0 has left");
    join(&mut network, "far").await;
    join(&mut network, "near").await;
    print_statistics(&network)?;

    let members: Vec<String> = network
        .members("pack")?
        .into_iter()
        .map(String::from)
        .collect();
    let mut lessons = 0;
    loop {
        let decision = network.decide("pack", THREAT).await?;
        println!(
            "{lessons:>3} lessons: {}, agreement {:.1}, accepted: {}",
            decision.behavior, decision.agreement, decision.accepted
        );
        if decision.accepted {
            return Ok(());
        }
        for name in &members {
            teach(&mut network, name, 50).await?;
        }
        lessons += 50;
    }
}
