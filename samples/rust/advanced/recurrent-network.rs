// #rust-only: in Python it would take more than a minute.
// #region hidden
use genesis_protocol::{Activation, Error, EvolutionConfig, NeuralNetwork, Population, DNA};

// #endregion
const CONTEXT: usize = 3;

/// The share of bits for which the network detects a change from the previous bit.
fn score(dna: &DNA, bits: &[u8], remembers: bool) -> Result<f64, Error> {
    let layers = [4, CONTEXT];
    let network = NeuralNetwork::from_dna(dna, 1 + CONTEXT, &layers, Activation::Tanh, 0.01)?;
    let mut context = vec![0.0; CONTEXT];
    let mut correct = 0;
    for pair in bits.windows(2) {
        let mut inputs = vec![f64::from(pair[1]) * 2.0 - 1.0];
        inputs.extend(&context);
        let outputs = network.forward(&inputs)?;
        if (outputs[0] > 0.0) == (pair[0] != pair[1]) {
            correct += 1;
        }
        if remembers {
            context = outputs;
        }
    }
    Ok(f64::from(correct) / (bits.len() - 1) as f64)
}
// #region hidden

fn bits(seed: u64) -> Vec<u8> {
    let dna = DNA::from_seed(seed);
    dna.sequence().iter().map(|byte| byte % 2).collect()
}

// #endregion
fn recurrent(dna: &DNA) -> f64 {
    score(dna, &bits(1), true).unwrap_or(0.0)
}

fn feed_forward(dna: &DNA) -> f64 {
    score(dna, &bits(1), false).unwrap_or(0.0)
}
// #region hidden

fn report(name: &str, fitness: fn(&DNA) -> f64, remembers: bool) -> Result<(), Error> {
    print!("{name:<12}");
    for seed in 1..=5 {
        let config = EvolutionConfig::default().mutation_rate(0.02).seed(seed);
        let mut population = Population::with_fitness(config, fitness)?;
        population.initialize()?;
        while !population.is_finished() {
            population.evolve()?;
        }
        let best = population.organisms()[0].dna();
        print!(" {:>4.0}%", 100.0 * score(best, &bits(2), remembers)?);
    }
    println!();
    Ok(())
}

fn main() -> Result<(), Error> {
    println!("accuracy on new bits, seeds 1 to 5:");
    report("feed-forward", feed_forward, false)?;
    report("recurrent", recurrent, true)
}
// #endregion
