// #rust-only: in Python it would take most of a minute.
// #region hidden
use genesis_protocol::{Activation, Error, EvolutionConfig, NeuralNetwork, Population, DNA};

// #endregion
const WIDTH: usize = 16;

/// A topic and a value.
type Message = ([f64; 2], f64);

/// The sum of all values, each weighted by its message's attention to the topic.
fn attend(network: &NeuralNetwork, topic: &[f64], heard: &[Message]) -> Result<f64, Error> {
    let query = network.forward(topic)?;
    let (mut answer, mut total) = (0.0, 0.0);
    for (about, value) in heard {
        let key = network.forward(about)?;
        let product: f64 = query.iter().zip(&key).map(|(q, k)| q * k).sum();
        let weight = (product / (WIDTH as f64).sqrt()).exp();
        answer += weight * value;
        total += weight;
    }
    Ok(answer / total)
}

/// The mean error over twenty rounds. The query is the topic of the first message.
fn error(network: &NeuralNetwork, first_seed: u64, messages: usize) -> Result<f64, Error> {
    let mut total = 0.0;
    for seed in first_seed..first_seed + 20 {
        let heard = hear(seed, messages);
        let (topic, value) = &heard[0];
        total += (attend(network, topic, &heard)? - value).abs();
    }
    Ok(total / 20.0)
}

fn network_of(dna: &DNA) -> Result<NeuralNetwork, Error> {
    NeuralNetwork::from_dna(dna, 2, &[WIDTH], Activation::Tanh, 0.01)
}

fn fitness(dna: &DNA) -> f64 {
    let error = network_of(dna).and_then(|network| error(&network, 0, 4));
    error.map_or(0.0, |error| 1.0 - error)
}
// #region hidden

fn hear(seed: u64, messages: usize) -> Vec<Message> {
    let dna = DNA::from_seed(seed);
    let parts: Vec<f64> = dna
        .sequence()
        .iter()
        .map(|byte| f64::from(*byte) / 255.0)
        .collect();
    let message = |part: &[f64]| ([part[0] * 2.0 - 1.0, part[1] * 2.0 - 1.0], part[2]);
    parts.chunks(3).take(messages).map(message).collect()
}

fn main() -> Result<(), Error> {
    let config = EvolutionConfig::default().mutation_rate(0.02);
    let mut population = Population::with_fitness(config, fitness)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    let evolved = network_of(population.organisms()[0].dna())?;
    // With weights of zero, attention is uniform: the plain mean.
    let none = vec![0.0; 3 * WIDTH];
    let even = NeuralNetwork::with_weights(2, &[WIDTH], Activation::Tanh, 0.01, none)?;
    for messages in [2, 4, 8, 16] {
        let (attended, mean) = (
            error(&evolved, 1_000, messages)?,
            error(&even, 1_000, messages)?,
        );
        println!("{messages:>2} messages: error {attended:.2}, plain mean {mean:.2}");
    }
    Ok(())
}
// #endregion
