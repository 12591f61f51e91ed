// #rust-only: its nodes are threads with TCP connections, and a browser has neither.
use genesis_protocol::{
    ClusterConfig, EvolutionConfig, Network, Population, Position, Surroundings, Tron, DNA,
};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::{error::Error, thread, time::Duration};

type Fault = Box<dyn Error + Send + Sync>;

/// Runs on each machine: evolves a population and sends its best DNA.
fn node(number: u8, coordinator: SocketAddr) -> Result<(), Fault> {
    let config = EvolutionConfig::default().seed(u64::from(number));
    let mut population = Population::new(config)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    let best = population.best().ok_or("the population is empty")?.dna();
    let mut sequence = best.sequence().to_vec();
    // Simulates a transmission error: node 4 flips one bit.
    sequence[10] ^= u8::from(number == 4);
    let message = [&[number], best.checksum().as_bytes(), &sequence].concat();
    Ok(TcpStream::connect(coordinator)?.write_all(&message)?)
}

/// Reads a node's number, the checksum (64 characters) and the DNA.
fn receive(mut stream: TcpStream) -> Result<(u8, String, DNA), Fault> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut message = [0; 1 + 64 + DNA::LENGTH];
    stream.read_exact(&mut message)?;
    let checksum = String::from_utf8(message[1..65].to_vec())?;
    Ok((message[0], checksum, DNA::from_sequence(&message[65..])?))
}

#[tokio::main]
async fn main() -> Result<(), Fault> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    for number in 1..=6 {
        thread::spawn(move || node(number, address));
    }
    let mut delegates = Vec::new();
    for stream in listener.incoming().take(6) {
        delegates.extend(receive(stream?)); // Ignores unreadable messages.
    }
    // Nodes finish in any order, so sort them to get the same result every time.
    delegates.sort_by_key(|(number, _, _)| *number);

    let mut network = Network::new();
    network.create_cluster("nodes", ClusterConfig::default())?;
    for (number, checksum, dna) in delegates {
        let name = format!("node-{number}");
        if dna.verify(&checksum).is_err() {
            println!("{name} rejected: wrong checksum");
            continue;
        }
        let mut tron = Tron::new(dna);
        tron.initialize_neural_network()?;
        let (x, y) = (20.0 * f64::from(number), 0.0);
        tron.move_to(Position { x, y })?;
        network.connect(&name, tron).await?;
        network.join_cluster(&name, "nodes").await?;
    }
    let statistics = network.statistics("nodes")?;
    println!(
        "{} delegates, average fitness {:.3}, efficiency {:.2}",
        statistics.size, statistics.average_fitness, statistics.communication_efficiency
    );
    for danger in [0.2, 0.6] {
        let surroundings = Surroundings {
            danger,
            company: 0.5,
            novelty: 0.5,
        };
        let decision = network.decide("nodes", surroundings).await?;
        println!(
            "danger {danger:.1}: {}, agreement {:.2}, accepted: {}",
            decision.behavior, decision.agreement, decision.accepted
        );
    }
    Ok(())
}
