mod activation;
mod training;

pub use activation::Activation;

use crate::dna::DNA;
use crate::error::{check_finite, check_range, Error};
use crate::rng::Rng;

/// A fully connected feed-forward network, trained by backpropagation.
#[derive(Debug, Clone, PartialEq)]
pub struct NeuralNetwork {
    input_size: usize,
    layers: Vec<usize>,
    activation: Activation,
    learning_rate: f64,
    // For each neuron, layer by layer: its bias, then one weight per input.
    weights: Vec<f64>,
}

impl NeuralNetwork {
    /// Creates a network with random weights from -1.0 to 1.0.
    ///
    /// A learning rate of 0.001-0.01 is a good starting point.
    ///
    /// # Parameters
    ///
    /// - `input_size`: the number of inputs, at least 1.
    /// - `layers`: the number of neurons in each layer after the input layer, at least 1 each; the
    ///   last one is the output layer.
    /// - `activation`: the activation function of every neuron.
    /// - `learning_rate`: the step size for training, 0.0-1.0.
    /// - `seed`: the random seed; the same seed gives the same weights.
    ///
    /// # Returns
    ///
    /// The network.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: a size is 0, `layers` is empty, or `learning_rate` is outside 0.0-1.0.
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

    /// Creates a network with weights encoded in DNA.
    ///
    /// Each byte after the genes encodes a weight from -2.0 to 2.0, as in an organism. If the
    /// network needs more weights than there are bytes, the bytes are repeated.
    ///
    /// # Parameters
    ///
    /// - `dna`: the DNA to read.
    /// - `input_size`: the number of inputs, at least 1.
    /// - `layers`: the number of neurons in each layer after the input layer, at least 1 each; the
    ///   last one is the output layer.
    /// - `activation`: the activation function of every neuron.
    /// - `learning_rate`: the step size for training, 0.0-1.0.
    ///
    /// # Returns
    ///
    /// The network.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: a size is 0, `layers` is empty, or `learning_rate` is outside 0.0-1.0.
    pub fn from_dna(
        dna: &DNA,
        input_size: usize,
        layers: &[usize],
        activation: Activation,
        learning_rate: f64,
    ) -> Result<Self, Error> {
        let weights = dna.weights(weight_count(input_size, layers));
        Self::with_weights(input_size, layers, activation, learning_rate, weights)
    }

    /// Creates a network with the given weights.
    ///
    /// # Parameters
    ///
    /// - `input_size`: the number of inputs, at least 1.
    /// - `layers`: the number of neurons in each layer after the input layer, at least 1 each; the
    ///   last one is the output layer.
    /// - `activation`: the activation function of every neuron.
    /// - `learning_rate`: the step size for training, 0.0-1.0.
    /// - `weights`: for each neuron, layer by layer, its bias and then one weight per input; any
    ///   finite numbers.
    ///
    /// # Returns
    ///
    /// The network.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: a size is 0, `layers` is empty, `learning_rate` is outside 0.0-1.0, or a
    ///   weight is infinite or NaN.
    /// - `WrongCount`: `weights` has more or fewer numbers than the layers need.
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
        check_rate(learning_rate)?;
        check_count("weights", weights.len(), weight_count(input_size, layers))?;
        check_finite("weight", &weights)?;
        Ok(Self {
            input_size,
            layers: layers.to_vec(),
            activation,
            learning_rate,
            weights,
        })
    }

    /// Computes the outputs for the given inputs.
    ///
    /// # Parameters
    ///
    /// - `inputs`: one finite number per input.
    ///
    /// # Returns
    ///
    /// One number per neuron in the last layer.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: an input is infinite or NaN.
    /// - `WrongCount`: `inputs` has more or fewer numbers than the network has inputs.
    pub fn forward(&self, inputs: &[f64]) -> Result<Vec<f64>, Error> {
        check_count("inputs", inputs.len(), self.input_size)?;
        check_finite("input", inputs)?;
        Ok(self.activations(inputs).swap_remove(self.layers.len()))
    }

    /// Returns the inputs, followed by the outputs of each layer.
    fn activations(&self, inputs: &[f64]) -> Vec<Vec<f64>> {
        let mut activations = vec![inputs.to_vec()];
        let mut offset = 0;
        for (index, size) in self.layers.iter().enumerate() {
            let values = &activations[index];
            let width = values.len() + 1;
            let outputs = self.weights[offset..offset + size * width]
                .chunks_exact(width)
                .map(|neuron| self.fire(neuron, values))
                .collect();
            activations.push(outputs);
            offset += size * width;
        }
        activations
    }

    /// Returns a neuron's output, given its bias, weights and inputs.
    pub(crate) fn fire(&self, neuron: &[f64], inputs: &[f64]) -> f64 {
        let sum = neuron[1..]
            .iter()
            .zip(inputs)
            .fold(neuron[0], |sum, (weight, input)| sum + weight * input);
        self.activation.apply(sum)
    }

    /// Returns the number of inputs.
    pub fn input_size(&self) -> usize {
        self.input_size
    }

    /// Returns the number of neurons in each layer after the input layer.
    pub fn layers(&self) -> &[usize] {
        &self.layers
    }

    /// Returns the activation function of the neurons.
    pub fn activation(&self) -> Activation {
        self.activation
    }

    /// Returns the learning rate: the step size for training, 0.0-1.0.
    pub fn learning_rate(&self) -> f64 {
        self.learning_rate
    }

    /// Sets the learning rate: the step size for training.
    ///
    /// # Parameters
    ///
    /// - `rate`: the new learning rate, 0.0-1.0; 0.001-0.01 is a good starting point, and 0.0
    ///   disables learning.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: `rate` is outside 0.0-1.0.
    pub fn set_learning_rate(&mut self, rate: f64) -> Result<(), Error> {
        check_rate(rate)?;
        self.learning_rate = rate;
        Ok(())
    }

    /// Returns all weights, layer by layer.
    ///
    /// For each neuron, the bias comes first, then one weight per input.
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

fn check_rate(rate: f64) -> Result<(), Error> {
    check_range("learning rate", rate, 0.0, 1.0)
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
mod tests;
