// #region hidden
use genesis_protocol::{Activation, Error, NeuralNetwork, Tron, DNA};

fn main() -> Result<(), Error> {
    // #endregion
    let dna = DNA::from_seed(7);
    let network = NeuralNetwork::from_dna(&dna, 4, &[6, 4], Activation::Softsign, 0.01)?;
    println!("bytes   {}", dna.sequence().len());
    println!("weights {}", network.weights().len());

    let mut tron = Tron::new(dna);
    tron.initialize_neural_network()?;
    let is_same = tron.network() == Some(&network);
    println!("same as in the organism: {is_same}");
    // #region hidden
    Ok(())
}
// #endregion
