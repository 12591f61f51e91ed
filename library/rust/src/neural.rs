mod activation;
mod training;

pub use activation::Activation;

use crate::dna::DNA;
use crate::error::{check_finite, check_range, Error};
use crate::rng::Rng;

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
    /// A network with weights from -1.0 to 1.0, drawn with the seed. A learning rate of 0.001-0.01 is a
    /// good start.
    ///
    /// # Parameters
    ///
    /// - `input_size`: how many numbers go in, at least 1.
    /// - `layers`: the neurons of each layer after the input, each at least 1; the last is the output.
    /// - `activation`: the function that every neuron applies.
    /// - `learning_rate`: the factor by which each step of training follows the slope of the error, 0.0-1.0.
    /// - `seed`: where chance begins; the same seed gives the same weights.
    ///
    /// # Returns
    ///
    /// The network.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: a size is 0, there is no layer, or `learning_rate` lies outside 0.0-1.0.
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

    /// A network whose weights, from -2.0 to 2.0, are read from the bytes of the DNA that follow its
    /// genes, as in an organism. Where there are more weights than bytes, the bytes are read again.
    ///
    /// # Parameters
    ///
    /// - `dna`: the DNA to read.
    /// - `input_size`: how many numbers go in, at least 1.
    /// - `layers`: the neurons of each layer after the input, each at least 1; the last is the output.
    /// - `activation`: the function that every neuron applies.
    /// - `learning_rate`: the factor by which each step of training follows the slope of the error, 0.0-1.0.
    ///
    /// # Returns
    ///
    /// The network.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: a size is 0, there is no layer, or `learning_rate` lies outside 0.0-1.0.
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

    /// A network with weights of your own.
    ///
    /// # Parameters
    ///
    /// - `input_size`: how many numbers go in, at least 1.
    /// - `layers`: the neurons of each layer after the input, each at least 1; the last is the output.
    /// - `activation`: the function that every neuron applies.
    /// - `learning_rate`: the factor by which each step of training follows the slope of the error, 0.0-1.0.
    /// - `weights`: for each neuron, layer by layer, its bias and then one weight for each of its
    ///   inputs; any finite numbers.
    ///
    /// # Returns
    ///
    /// The network.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: a size is 0, there is no layer, `learning_rate` lies outside 0.0-1.0, or a weight is
    ///   infinite or NaN.
    /// - `WrongCount`: there are more or fewer `weights` than the layers need.
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

    /// Passes numbers through the network.
    ///
    /// # Parameters
    ///
    /// - `inputs`: one number for each input, any finite number.
    ///
    /// # Returns
    ///
    /// One number for each neuron of the last layer.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: an input is infinite or NaN.
    /// - `WrongCount`: there are more or fewer `inputs` than the network has places for.
    pub fn forward(&self, inputs: &[f64]) -> Result<Vec<f64>, Error> {
        check_count("inputs", inputs.len(), self.input_size)?;
        check_finite("input", inputs)?;
        Ok(self.activations(inputs).swap_remove(self.layers.len()))
    }

    /// The inputs, then the outputs of each layer.
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

    /// The factor by which each step of training follows the slope of the error, 0.0-1.0.
    pub fn learning_rate(&self) -> f64 {
        self.learning_rate
    }

    /// Sets the factor by which each step of training follows the slope of the error.
    ///
    /// # Parameters
    ///
    /// - `rate`: the new learning rate, 0.0-1.0; 0.001-0.01 is a good start, and 0.0 changes nothing.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: `rate` lies outside 0.0-1.0.
    pub fn set_learning_rate(&mut self, rate: f64) -> Result<(), Error> {
        check_rate(rate)?;
        self.learning_rate = rate;
        Ok(())
    }

    /// All weights: for each neuron, layer by layer, its bias and then one weight for each of its inputs.
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
