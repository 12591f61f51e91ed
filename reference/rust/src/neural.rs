use crate::error::{check_range, Error};
use crate::rng::Rng;

/// How a neuron turns the sum of its inputs into its output.
///
/// Both functions use exactly defined arithmetic only, so that results are the same everywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Activation {
    /// `max(x, 0)`.
    Relu,
    /// `x / (1 + |x|)`: an S-shaped curve between -1.0 and 1.0.
    Softsign,
}

impl Activation {
    fn apply(self, sum: f64) -> f64 {
        match self {
            Self::Relu if sum > 0.0 => sum,
            Self::Relu => 0.0,
            Self::Softsign => sum / (1.0 + sum.abs()),
        }
    }
}

/// A fully connected feed-forward network.
#[derive(Debug, Clone, PartialEq)]
pub struct NeuralNetwork {
    input_size: usize,
    layers: Vec<usize>,
    activation: Activation,
    learning_rate: f64,
    // Neuron by neuron, layer by layer: the bias, then one weight for each input of the layer.
    weights: Vec<f64>,
}

impl NeuralNetwork {
    /// A network with weights from -1.0 to 1.0, drawn with the seed. `layers` holds the number of
    /// neurons of each layer after the input; the last is the output.
    pub fn new(
        input_size: usize,
        layers: &[usize],
        activation: Activation,
        learning_rate: f64,
        seed: u64,
    ) -> Result<Self, Error> {
        let mut rng = Rng::new(seed);
        let weights = (0..weight_count(input_size, layers))
            .map(|_| rng.next_f64() * 2.0 - 1.0)
            .collect();
        Self::with_weights(input_size, layers, activation, learning_rate, weights)
    }

    /// A network with weights of your own: for each neuron its bias, then one weight for each input.
    pub fn with_weights(
        input_size: usize,
        layers: &[usize],
        activation: Activation,
        learning_rate: f64,
        weights: Vec<f64>,
    ) -> Result<Self, Error> {
        check_range("input size", input_size as f64, 1.0, f64::INFINITY)?;
        check_range("layer count", layers.len() as f64, 1.0, f64::INFINITY)?;
        for size in layers {
            check_range("layer size", *size as f64, 1.0, f64::INFINITY)?;
        }
        check_range("learning rate", learning_rate, 0.0, 1.0)?;
        check_count("weights", weights.len(), weight_count(input_size, layers))?;
        Ok(Self {
            input_size,
            layers: layers.to_vec(),
            activation,
            learning_rate,
            weights,
        })
    }

    /// The outputs for one set of inputs.
    pub fn forward(&self, inputs: &[f64]) -> Result<Vec<f64>, Error> {
        check_count("inputs", inputs.len(), self.input_size)?;
        let mut values = inputs.to_vec();
        let mut offset = 0;
        for size in &self.layers {
            let width = values.len() + 1;
            let layer = &self.weights[offset..offset + size * width];
            values = layer
                .chunks_exact(width)
                .map(|neuron| self.fire(neuron, &values))
                .collect();
            offset += size * width;
        }
        Ok(values)
    }

    fn fire(&self, neuron: &[f64], inputs: &[f64]) -> f64 {
        let sum = neuron[1..]
            .iter()
            .zip(inputs)
            .fold(neuron[0], |sum, (weight, input)| sum + weight * input);
        self.activation.apply(sum)
    }

    /// How many numbers go in.
    pub fn input_size(&self) -> usize {
        self.input_size
    }

    /// The number of neurons of each layer after the input; the last is the output.
    pub fn layers(&self) -> &[usize] {
        &self.layers
    }

    /// The function that every neuron applies.
    pub fn activation(&self) -> Activation {
        self.activation
    }

    /// How far one step of training moves a weight, 0.0-1.0.
    pub fn learning_rate(&self) -> f64 {
        self.learning_rate
    }

    /// All weights: for each neuron its bias, then one weight for each input.
    pub fn weights(&self) -> &[f64] {
        &self.weights
    }
}

fn weight_count(input_size: usize, layers: &[usize]) -> usize {
    let mut inputs = input_size;
    let mut count = 0;
    for size in layers {
        count += size * (inputs + 1);
        inputs = *size;
    }
    count
}

fn check_count(name: &'static str, count: usize, expected: usize) -> Result<(), Error> {
    if count == expected {
        return Ok(());
    }
    Err(Error::WrongCount {
        name,
        count,
        expected,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adds_bias_and_weighted_inputs() {
        let weights = vec![0.5, 1.0, -2.0];
        let network =
            NeuralNetwork::with_weights(2, &[1], Activation::Relu, 0.01, weights).unwrap();
        assert_eq!(network.forward(&[1.0, 0.5]), Ok(vec![0.5]));
        assert_eq!(network.forward(&[0.0, 1.0]), Ok(vec![0.0]));
    }

    #[test]
    fn passes_the_outputs_of_one_layer_to_the_next() {
        let weights = vec![0.0, 1.0, 0.0, -1.0, 0.0, 1.0, 1.0];
        let network =
            NeuralNetwork::with_weights(1, &[2, 1], Activation::Softsign, 0.01, weights).unwrap();
        assert_eq!(network.forward(&[3.0]), Ok(vec![0.0]));
    }

    #[test]
    fn same_seed_same_weights() {
        let network =
            |seed| NeuralNetwork::new(4, &[6, 4], Activation::Softsign, 0.01, seed).unwrap();
        assert_eq!(network(1), network(1));
        assert_ne!(network(1), network(2));
        assert_eq!(network(1).weights().len(), 58);
    }

    #[test]
    fn refuses_what_does_not_fit() {
        let network = NeuralNetwork::new(2, &[1], Activation::Relu, 0.01, 1).unwrap();
        let error = network.forward(&[1.0]).unwrap_err().to_string();
        assert_eq!(error, "got 1 inputs, but need 2");
        assert!(NeuralNetwork::new(2, &[], Activation::Relu, 0.01, 1).is_err());
        assert!(NeuralNetwork::new(2, &[0], Activation::Relu, 0.01, 1).is_err());
        assert!(NeuralNetwork::new(2, &[1], Activation::Relu, 1.1, 1).is_err());
        assert!(NeuralNetwork::with_weights(2, &[1], Activation::Relu, 0.1, vec![0.0; 2]).is_err());
    }
}
