use genesis_protocol::Activation::Softsign;
use genesis_protocol::{Error, EvolutionConfig};
use genesis_protocol::{NeuralNetwork, Population, DNA};

// #region hidden
/// The training set of neural-backpropagation.rs.
fn training_set() -> Vec<(Vec<f64>, Vec<f64>)> {
    let mut examples = Vec::new();
    for situation in 0..16u8 {
        let senses =
            [0, 1, 2, 3].map(|bit| situation >> bit & 1);
        let wanted = match senses {
            [1, 1, _, _] => 3,
            [0, 1, _, _] => 1,
            [_, _, 0, _] => 2,
            _ => 0,
        };
        let mut targets = vec![-1.0; 4];
        targets[wanted] = 1.0;
        examples.push((
            senses.map(f64::from).to_vec(),
            targets,
        ));
    }
    examples
}

// #endregion
fn network_of(dna: &DNA) -> Result<NeuralNetwork, Error> {
    // #line 1
    NeuralNetwork::from_dna(dna, 4, &[6, 4], Softsign, 0.01)
}

/// The largest possible loss is 4.0, so this is 0.0-1.0.
fn fitness(dna: &DNA) -> f64 {
    network_of(dna)
        .and_then(|network| network.loss(&training_set()))
        // #line 2
        .map_or(0.0, |loss| 1.0 - loss / 4.0)
}

fn main() -> Result<(), Error> {
    let config = EvolutionConfig::default()
        .population_size(100)
        .mutation_rate(0.05)
        .generations(200)
        .seed(7);
    let mut population =
        Population::with_fitness(config, fitness)?;
    population.initialize()?;

    for generation in (0..=200).step_by(50) {
        while population.generation() < generation {
            // #line 3
            population.evolve()?;
        }
        let loss = 4.0 * (1.0 - population.best_fitness());
        println!(
            "generation {generation:>3}: loss {loss:.3}"
        );
    }

    // Fine-tune the evolved weights by backpropagation.
    let best = &population.organisms()[0];
    let mut network = network_of(best.dna())?;
    // #line 4
    network.train_all(&training_set(), 250)?;
    let loss = network.loss(&training_set())?;
    println!("after 250 epochs: loss {loss:.3}");
    Ok(())
}
