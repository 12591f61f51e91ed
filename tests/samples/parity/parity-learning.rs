//! Prints the exact bits of activation functions, training, and populations with a custom fitness function
//! and custom operators; parity-learning.py must print the same.
use genesis_protocol::{
    Activation, Error, EvolutionConfig, GeneticOperator, Mutation, NeuralNetwork, Population, DNA,
};

const ACTIVATIONS: [Activation; 5] = [
    Activation::Relu,
    Activation::LeakyRelu,
    Activation::Sigmoid,
    Activation::Tanh,
    Activation::Softsign,
];

fn main() -> Result<(), Error> {
    for activation in ACTIVATIONS {
        print_curve(activation);
        print_training(activation)?;
    }
    for threads in [1, 3] {
        print_population(threads)?;
    }
    print_errors()
}

fn bits(number: f64) -> String {
    format!("{:016x}", number.to_bits())
}

fn print_curve(activation: Activation) {
    println!("{activation}");
    for step in -2000..=2000 {
        println!("{}", bits(activation.apply(f64::from(step) / 37.0)));
    }
    for sum in [
        -1e9,
        -800.0,
        -745.0,
        -354.9,
        354.9,
        1e-20,
        1e9,
        f64::INFINITY,
    ] {
        // The sign of NaN differs between platforms.
        let output = activation.apply(sum);
        if output.is_nan() {
            println!("NaN");
        } else {
            println!("{}", bits(output));
        }
    }
}

fn print_training(activation: Activation) -> Result<(), Error> {
    let dna = DNA::from_seed(5);
    let mut network = NeuralNetwork::from_dna(&dna, 3, &[5, 4, 2], activation, 0.05)?;
    println!("{}", bits(network.train(&[0.1, 0.2, 0.3], &[0.4, 0.6])?));
    network.set_learning_rate(0.01)?;
    let pairs = [
        (vec![0.0, 0.5, 1.0], vec![0.0, 1.0]),
        (vec![-1.0, 0.25, 0.5], vec![1.0, 0.5]),
        (vec![1.0, 1.0, 0.0], vec![0.25, 0.75]),
    ];
    for loss in network.train_all(&pairs, 20)? {
        println!("{}", bits(loss));
    }
    println!("{}", bits(network.loss(&pairs)?));
    for weight in network.weights() {
        println!("{}", bits(*weight));
    }
    Ok(())
}

#[derive(Debug)]
struct Inverter;

impl GeneticOperator for Inverter {
    fn name(&self) -> &str {
        "inverter"
    }

    fn apply(&self, dna: &DNA, seed: u64) -> Result<DNA, Error> {
        dna.mutate_by(Mutation::Inversion, 0.1, seed)
    }
}

#[derive(Debug)]
struct Copier;

impl GeneticOperator for Copier {
    fn name(&self) -> &str {
        "copier"
    }

    fn apply(&self, dna: &DNA, seed: u64) -> Result<DNA, Error> {
        Ok(dna.replicate(seed))
    }
}

fn print_population(threads: usize) -> Result<(), Error> {
    let config = EvolutionConfig::default()
        .population_size(40)
        .generations(12)
        .threads(threads);
    let balance = |dna: &DNA| {
        let genes = dna.genes();
        (genes["speed"] + (1.0 - genes["aggression"])) / 2.0
    };
    let plain = Population::new(config.clone())?;
    let own = Population::with_fitness(config, balance)?;
    for mut population in [plain, own] {
        println!("{}", bits(population.diversity()));
        population.initialize()?;
        for _ in 0..3 {
            population.evolve()?;
        }
        let operators: [Box<dyn GeneticOperator>; 2] = [Box::new(Inverter), Box::new(Copier)];
        for operator in operators {
            println!("{}", operator.name());
            population.add_operator(operator);
        }
        for record in population.stream() {
            let record = record?;
            println!(
                "{} {} {}",
                record.number,
                bits(record.best_fitness),
                bits(record.average_fitness)
            );
        }
        println!("{}", bits(population.diversity()));
        for tron in population.organisms() {
            println!("{} {}", tron.dna().checksum(), tron.age().as_millis());
        }
        if let Some(best) = population.best() {
            println!("{}", bits(best.clone().evolve()?));
        }
    }
    Ok(())
}

fn print_errors() -> Result<(), Error> {
    let mut network = NeuralNetwork::new(2, &[1], Activation::Tanh, 0.1, 1)?;
    println!("{}", network.train(&[1.0], &[1.0]).unwrap_err());
    println!("{}", network.train(&[1.0, 0.0], &[]).unwrap_err());
    println!("{}", network.train_all(&[], 1).unwrap_err());
    println!("{}", network.loss(&[]).unwrap_err());
    let pairs = [(vec![1.0, 0.0], vec![1.0])];
    println!("{}", network.train_all(&pairs, 0).unwrap_err());
    println!("{}", network.set_learning_rate(1.5).unwrap_err());
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        println!("{}", network.forward(&[1.0, bad]).unwrap_err());
        println!("{}", network.train(&[bad, bad], &[1.0]).unwrap_err());
        println!("{}", network.train(&[1.0, 0.0], &[bad]).unwrap_err());
        let pairs = [(vec![1.0, 0.0], vec![bad])];
        println!("{}", network.train_all(&pairs, 1).unwrap_err());
        println!("{}", network.loss(&pairs).unwrap_err());
        let weights = vec![0.5, bad, 0.5];
        let own = NeuralNetwork::with_weights(2, &[1], Activation::Tanh, 0.1, weights);
        println!("{}", own.unwrap_err());
    }
    let dna = DNA::from_seed(1);
    let error = NeuralNetwork::from_dna(&dna, 0, &[1], Activation::Relu, 0.1).unwrap_err();
    println!("{error}");
    for threads in [0, 65] {
        let config = EvolutionConfig::default().threads(threads);
        println!("{}", Population::new(config).unwrap_err());
    }
    let mut population = Population::with_fitness(EvolutionConfig::default(), |_| 1.5)?;
    println!("{}", population.initialize().unwrap_err());
    for record in population.stream() {
        println!("{}", record.unwrap_err());
    }
    Ok(())
}
