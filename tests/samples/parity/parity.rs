//! Prints the exact bits of everything the model computes; parity.py must print the same.
use genesis_protocol::{
    Activation, Error, EvolutionConfig, NeuralNetwork, Population, Surroundings, Tron, DNA,
};

fn main() -> Result<(), Error> {
    for seed in [0, 1, 42, u64::MAX] {
        print_dna(seed)?;
        print_life(seed)?;
    }
    print_network()?;
    for seed in [1, 7] {
        print_evolution(seed)?;
    }
    print_errors();
    Ok(())
}

fn bits(number: f64) -> String {
    format!("{:016x}", number.to_bits())
}

fn print_dna(seed: u64) -> Result<(), Error> {
    let dna = DNA::from_seed(seed);
    let mutant = dna.mutate(0.2, seed)?;
    let child = DNA::crossover(&dna, &DNA::from_sequence(&[7; 40])?, seed);
    for dna in [&dna, &mutant, &child, &DNA::random()] {
        println!("{} {}", dna.version(), dna.checksum());
    }
    for (name, value) in dna.genes() {
        println!("{} {}", name, bits(value));
    }
    println!(
        "{} {}",
        bits(dna.distance(&mutant)),
        bits(dna.distance(&child))
    );
    Ok(())
}

fn print_life(seed: u64) -> Result<(), Error> {
    let mut partner = Tron::new(DNA::from_seed(seed / 2));
    partner.initialize_neural_network()?;
    let mut tron = Tron::new(DNA::from_seed(seed));
    print_tron(&tron);
    tron.initialize_neural_network()?;
    print_tron(&tron);
    for _ in 0..60 {
        tron.evolve()?;
        print_tron(&tron);
    }
    tron.feed(0.3)?;
    tron.interact(Surroundings {
        danger: 0.9,
        company: 0.2,
        novelty: 0.4,
    })?;
    print_tron(&tron);
    let mut child = tron.reproduce(&partner)?;
    print_tron(&tron);
    child.initialize_neural_network()?;
    print_tron(&child);
    tron.terminate()?;
    print_tron(&tron);
    Ok(())
}

fn print_tron(tron: &Tron) {
    println!(
        "{} {} {} {} {} {} {} {}",
        tron.dna().checksum(),
        tron.generation(),
        bits(tron.fitness()),
        bits(tron.health()),
        bits(tron.energy()),
        tron.stage(),
        tron.state(),
        tron.behavior()
    );
}

fn print_network() -> Result<(), Error> {
    for activation in [Activation::Relu, Activation::Softsign] {
        let network = NeuralNetwork::new(3, &[5, 4, 2], activation, 0.01, 9)?;
        for weight in network.weights() {
            println!("{}", bits(*weight));
        }
        for output in network.forward(&[0.1, 0.2, 0.3])? {
            println!("{}", bits(output));
        }
    }
    Ok(())
}

fn print_evolution(seed: u64) -> Result<(), Error> {
    let config = EvolutionConfig::default()
        .population_size(33)
        .mutation_rate(0.03)
        .crossover_rate(0.7)
        .elitism(0.1)
        .tournament_size(2)
        .generations(15)
        .seed(seed);
    let mut population = Population::new(config)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
        println!(
            "{} {} {} {}",
            population.generation(),
            population.size(),
            bits(population.best_fitness()),
            bits(population.average_fitness())
        );
    }
    for tron in population.organisms() {
        print_tron(tron);
    }
    Ok(())
}

fn print_errors() {
    let dna = DNA::from_seed(1);
    for rate in [1.5, -0.25, 1e-7 - 1.0, 1e16, f64::INFINITY, f64::NAN] {
        println!("{}", dna.mutate(rate, 1).unwrap_err());
    }
    println!("{}", dna.gene("sped").unwrap_err());
    println!("{}", DNA::from_sequence(&[1, 2, 3]).unwrap_err());
    println!("{}", Tron::new(dna).evolve().unwrap_err());
    let config = EvolutionConfig::default().generations(0);
    println!("{}", Population::new(config).unwrap_err());
    let config = EvolutionConfig::default().mutation_rate(0.00001);
    println!("{}", Population::new(config).unwrap_err());
}
