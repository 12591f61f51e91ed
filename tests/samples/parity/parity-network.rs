//! Prints the exact bits of networks; parity-network.py must print the same.
use genesis_protocol::{
    ClusterConfig, Error, Network, NeuralMessage, Position, RateLimiter, Surroundings, Tron, DNA,
};
use std::time::Duration;

#[tokio::main]
async fn main() -> Result<(), Error> {
    print_limiter()?;
    print_network().await?;
    print_gossip().await?;
    print_apart().await?;
    print_errors().await
}

fn bits(number: f64) -> String {
    format!("{:016x}", number.to_bits())
}

fn initialized(seed: u64) -> Result<Tron, Error> {
    let mut tron = Tron::new(DNA::from_seed(seed));
    tron.initialize_neural_network()?;
    Ok(tron)
}

fn placed(seed: u64, x: f64, y: f64) -> Result<Tron, Error> {
    let mut tron = initialized(seed)?;
    tron.move_to(Position { x, y })?;
    Ok(tron)
}

fn print_tron(tron: &Tron) {
    let Position { x, y } = tron.position();
    println!(
        "{} {} {} {} {} {} {} {}",
        bits(x),
        bits(y),
        bits(tron.health()),
        bits(tron.energy()),
        tron.behavior(),
        tron.stage(),
        tron.state(),
        tron.age().as_millis()
    );
}

fn print_limiter() -> Result<(), Error> {
    let mut limiter = RateLimiter::new(3, Duration::from_micros(2_345_678))?;
    for time in 0..40 {
        let now = Duration::from_micros(time * 456_789);
        println!("{}", limiter.remaining(now));
        print_error(limiter.allow(now));
    }
    let limiter = RateLimiter::default();
    println!("{}", limiter.remaining(Duration::ZERO));
    Ok(())
}

async fn print_network() -> Result<(), Error> {
    let mut network = Network::new();
    network.create_cluster("pack", ClusterConfig::default())?;
    let strict = ClusterConfig::default()
        .max_size(4)
        .communication_radius(30.5)
        .cooperation_threshold(1.0);
    network.create_cluster("guard", strict)?;
    for seed in 0..12 {
        let name = format!("tron {seed}");
        let tron = placed(seed, (seed * 31 % 70) as f64, (seed * 17 % 50) as f64)?;
        network.connect(&name, tron).await?;
        let cluster = if seed % 3 == 0 { "guard" } else { "pack" };
        print_error(network.join_cluster(&name, cluster).await);
        print_statistics(&network)?;
    }
    println!("{}", network.names().join(", "));
    for danger in [0.0, 0.5, 1.0] {
        for cluster in ["pack", "guard"] {
            let surroundings = Surroundings {
                danger,
                company: 0.3,
                novelty: 1.0 - danger,
            };
            let decision = network.decide(cluster, surroundings).await?;
            println!(
                "{} {} {}",
                decision.behavior,
                bits(decision.agreement),
                u8::from(decision.accepted)
            );
        }
    }
    print_tron(network.organism("tron 1")?);
    network.leave_cluster("tron 1").await?;
    print_tron(&network.disconnect("tron 2").await?);
    print_statistics(&network)
}

fn print_statistics(network: &Network) -> Result<(), Error> {
    for cluster in ["pack", "guard"] {
        let statistics = network.statistics(cluster)?;
        println!(
            "{} {} {} {} {}",
            cluster,
            statistics.size,
            bits(statistics.average_fitness),
            bits(statistics.communication_efficiency),
            network.members(cluster)?.join(", ")
        );
    }
    Ok(())
}

async fn print_gossip() -> Result<(), Error> {
    let mut network = Network::new();
    let config = ClusterConfig::default().max_size(15);
    network.create_cluster("chain", config)?;
    let names: Vec<String> = (0..14).map(|place| format!("link {place:02}")).collect();
    for (place, name) in names.iter().enumerate() {
        let tron = placed(place as u64, place as f64 * 40.0, (place % 2) as f64)?;
        network.connect(name, tron).await?;
        network.join_cluster(name, "chain").await?;
    }
    for sender in [&names[0], &names[6], &names[13]] {
        network.advance(Duration::from_millis(1_234));
        let message = NeuralMessage::new(sender, "", "gather", vec![0.25, 0.1]);
        let gossip = network.gossip(message).await?;
        println!("{} {}", gossip.reached, gossip.hops);
    }
    let message = NeuralMessage::new(&names[3], &names[0], "follow", Vec::new());
    network.send(message).await?;
    for name in &names {
        while let Some(message) = network.receive(name).await? {
            let parameters: Vec<String> = message.parameters.iter().map(|p| bits(*p)).collect();
            println!(
                "{} {} {} {} {}",
                message.sender,
                message.target,
                message.action,
                parameters.join(" "),
                message.timestamp.as_millis()
            );
        }
    }
    println!("{} {}", Network::TIME_TO_LIVE, network.now().as_millis());
    Ok(())
}

/// Changes to the original organism, or to a copy from `organism`, don't affect the network.
async fn print_apart() -> Result<(), Error> {
    let mut network = Network::new();
    let mut tron = placed(1, 3.0, 4.0)?;
    network.connect("ada", tron.clone()).await?;
    tron.move_to(Position { x: 9.0, y: 9.0 })?;
    network.organism("ada")?.clone().evolve()?;
    print_tron(network.organism("ada")?);
    print_tron(&tron);
    Ok(())
}

async fn print_errors() -> Result<(), Error> {
    print_error(RateLimiter::new(0, Duration::from_secs(1)));
    print_error(RateLimiter::new(1, Duration::from_micros(10)));
    let mut network = Network::new();
    let config = ClusterConfig::default();
    print_error(network.create_cluster("pair", config.clone().max_size(1)));
    let far = config.clone().communication_radius(0.01);
    print_error(network.create_cluster("pair", far));
    let sure = config.clone().cooperation_threshold(1.01);
    print_error(network.create_cluster("pair", sure));
    network.create_cluster("pair", config.clone().max_size(2))?;
    print_error(network.create_cluster("pair", config));

    network.connect("ada", placed(1, 0.0, 0.0)?).await?;
    network.connect("bob", placed(2, 30.0, 40.0)?).await?;
    network.connect("cleo", placed(3, 60.0, 80.5)?).await?;
    print_error(network.connect("ada", placed(4, 0.0, 0.0)?).await);
    print_error(network.connect("dan", Tron::new(DNA::from_seed(1))).await);
    let mut dead = initialized(1)?;
    dead.terminate()?;
    print_error(network.connect("dan", dead).await);
    print_error(network.disconnect("dan").await);
    print_error(network.organism("dan"));

    let quiet = Surroundings {
        danger: 0.0,
        company: 0.0,
        novelty: 0.0,
    };
    print_error(network.decide("pair", quiet).await);
    network.join_cluster("ada", "pair").await?;
    print_error(network.join_cluster("cleo", "pair").await);
    print_error(network.join_cluster("ada", "pair").await);
    print_error(network.join_cluster("dan", "pair").await);
    print_error(network.join_cluster("bob", "trio").await);
    network.join_cluster("bob", "pair").await?;
    print_error(network.join_cluster("cleo", "pair").await);
    print_error(network.leave_cluster("cleo").await);
    print_error(network.members("trio"));
    print_error(network.statistics("trio"));
    let loud = Surroundings {
        novelty: 1.5,
        ..quiet
    };
    print_error(network.decide("pair", loud).await);

    let message = |sender, target| NeuralMessage::new(sender, target, "follow", vec![]);
    print_error(network.send(message("dan", "eve")).await);
    print_error(network.send(message("ada", "eve")).await);
    print_error(network.receive("eve").await);
    print_error(network.gossip(message("cleo", "")).await);
    print_error(network.gossip(message("dan", "")).await);
    for _ in 0..100 {
        network.send(message("ada", "cleo")).await?;
    }
    network.advance(Duration::from_micros(12_345_678));
    print_error(network.send(message("ada", "cleo")).await);
    print_error(network.gossip(message("ada", "")).await);
    Ok(())
}

fn print_error<T>(result: Result<T, Error>) {
    match result {
        Ok(_) => println!("ok"),
        Err(error) => println!("{error}"),
    }
}
