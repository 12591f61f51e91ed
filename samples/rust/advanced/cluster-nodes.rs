// #rust-only: its nodes are threads with TCP connections, and a browser has neither.
use genesis_protocol::{
    ClusterConfig, EvolutionConfig, Network, Population, Position, Surroundings, Tron, DNA,
};
use std::error::Error;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

type Fault = Box<dyn Error + Send + Sync>;

/// On each node: evolve with a seed of its own, then send the best DNA and its checksum.
fn node(number: u8, coordinator: SocketAddr) -> Result<(), Fault> {
    let config = EvolutionConfig::default().seed(u64::from(number));
    let mut population = Population::new(config)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    let best = population.best().ok_or("the population is empty")?.dna();
    let mut stream = TcpStream::connect(coordinator)?;
    stream.write_all(&[number])?;
    stream.write_all(best.checksum().as_bytes())?;
    // The sample lets node 4 lose a bit on the way.
    let mut sequence = best.sequence().to_vec();
    sequence[10] ^= u8::from(number == 4);
    stream.write_all(&sequence)?;
    Ok(())
}

/// Reads one delegate. A fault refuses it, and never ends the coordinator.
fn receive(mut stream: TcpStream, number: &mut [u8; 1]) -> Result<Tron, Fault> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let (mut checksum, mut sequence) = ([0; 64], Vec::new());
    stream.read_exact(number)?;
    stream.read_exact(&mut checksum)?;
    stream
        .take(DNA::MAX_LENGTH as u64)
        .read_to_end(&mut sequence)?;
    let dna = DNA::from_sequence(&sequence)?;
    dna.verify(std::str::from_utf8(&checksum)?)?;
    let mut tron = Tron::new(dna);
    tron.initialize_neural_network()?;
    Ok(tron)
}

#[tokio::main]
async fn main() -> Result<(), Fault> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let nodes: Vec<_> = (1..=6)
        .map(|number| thread::spawn(move || node(number, address)))
        .collect();
    // A seventh sender breaks off in the middle of its checksum.
    TcpStream::connect(address)?.write_all(&[7, b'0'])?;
    let mut delegates = Vec::new();
    for _ in 0..=nodes.len() {
        let mut number = [0];
        let delegate = receive(listener.accept()?.0, &mut number);
        delegates.push((number[0], delegate));
    }
    // Nodes finish in any order; the cluster must not depend on it.
    delegates.sort_by_key(|(number, _)| *number);

    let mut network = Network::new();
    network.create_cluster("nodes", ClusterConfig::default())?;
    for (number, delegate) in delegates {
        let name = format!("node-{number}");
        match delegate {
            Ok(mut tron) => {
                // One place on the map for each node, 20 apart.
                let x = 20.0 * f64::from(number);
                tron.move_to(Position { x, y: 0.0 })?;
                network.connect(&name, tron).await?;
                network.join_cluster(&name, "nodes").await?;
            }
            Err(fault) => println!("{name} refused: {:.27}...", fault.to_string()),
        }
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
    for node in nodes {
        node.join().map_err(|_| "a node has panicked")??;
    }
    Ok(())
}
