use genesis_protocol::{Activation, Error, EvolutionConfig, NeuralNetwork, Population, DNA};

type Pair = (Vec<f64>, Vec<f64>);

/// All 16 situations, and the answer wanted in each.
fn lessons() -> Vec<Pair> {
    let mut pairs = Vec::new();
    for situation in 0..16 {
        let has = |sense: u32| situation >> sense & 1 == 1;
        let (energy, danger, company, novelty) = (has(0), has(1), has(2), has(3));
        // Outputs: Exploration, Conservation, Social, Aggressive.
        let wanted = match (danger, energy) {
            (true, true) => 3,
            (true, false) => 1,
            (false, true) if !company || !novelty => 2,
            _ => 0,
        };
        let inputs = (0..4).map(|sense| f64::from(has(sense) as u8)).collect();
        let mut targets = vec![-1.0; 4];
        targets[wanted] = 1.0;
        pairs.push((inputs, targets));
    }
    pairs
}

fn strongest(values: &[f64]) -> usize {
    let mut best = 0;
    for (index, value) in values.iter().enumerate() {
        if *value > values[best] {
            best = index;
        }
    }
    best
}

/// In how many situations the network answers as wanted.
fn right(network: &NeuralNetwork, pairs: &[Pair]) -> Result<usize, Error> {
    let mut count = 0;
    for (inputs, targets) in pairs {
        if strongest(&network.forward(inputs)?) == strongest(targets) {
            count += 1;
        }
    }
    Ok(count)
}

fn network_of(dna: &DNA) -> Result<NeuralNetwork, Error> {
    NeuralNetwork::from_dna(dna, 4, &[6, 4], Activation::Softsign, 0.01)
}

/// The loss of outputs from -1.0 to 1.0 is at most 4.0, so this is a fitness of 0.0-1.0.
fn fitness(dna: &DNA) -> f64 {
    match network_of(dna).and_then(|network| network.loss(&lessons())) {
        Ok(loss) => 1.0 - loss / 4.0,
        Err(_) => 0.0,
    }
}

fn report(label: &str, network: &NeuralNetwork) -> Result<(), Error> {
    let pairs = lessons();
    let (loss, right) = (network.loss(&pairs)?, right(network, &pairs)?);
    println!("{label:<14}: loss {loss:.3}, {right:>2} of 16 right");
    Ok(())
}

fn main() -> Result<(), Error> {
    let config = EvolutionConfig::default()
        .population_size(100)
        .mutation_rate(0.05)
        .generations(200);
    let mut population = Population::with_fitness(config, fitness)?;
    population.initialize()?;

    let mut network = network_of(population.organisms()[0].dna())?;
    report("generation 0", &network)?;
    while !population.is_finished() {
        population.evolve()?;
        if population.generation() % 50 == 0 {
            network = network_of(population.organisms()[0].dna())?;
            report(&format!("generation {}", population.generation()), &network)?;
        }
    }
    println!("best fitness {:.3}", population.best_fitness());
    println!("average fitness {:.3}", population.average_fitness());

    // The evolved weights are a good place to begin training from.
    network.train_all(&lessons(), 250)?;
    report("and 250 epochs", &network)
}
