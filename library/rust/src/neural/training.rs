//! Backpropagation: stochastic gradient descent on the mean squared error.

use super::{check_count, NeuralNetwork};
use crate::error::{check_finite, check_range, Error};

impl NeuralNetwork {
    /// Takes one training step using backpropagation.
    ///
    /// Moves every weight against the gradient of the mean squared error, in proportion to the
    /// learning rate.
    ///
    /// # Parameters
    ///
    /// - `inputs`: one finite number per input.
    /// - `targets`: the target outputs, one finite number per output neuron. Targets outside the
    ///   activation function's range can't be reached.
    ///
    /// # Returns
    ///
    /// The mean squared error before the step.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: an input or target is infinite or NaN.
    /// - `WrongCount`: `inputs` or `targets` has more or fewer numbers than the network needs.
    pub fn train(&mut self, inputs: &[f64], targets: &[f64]) -> Result<f64, Error> {
        self.check_pair(inputs, targets)?;
        let activations = self.activations(inputs);
        let outputs = &activations[self.layers.len()];
        let loss = squared_error(outputs, targets);
        let count = targets.len() as f64;
        let mut gradient: Vec<f64> = outputs
            .iter()
            .zip(targets)
            .map(|(output, target)| 2.0 * (output - target) / count)
            .collect();
        let mut end = self.weights.len();
        for index in (0..self.layers.len()).rev() {
            let start = end - self.layers[index] * (activations[index].len() + 1);
            let outputs = &activations[index + 1];
            gradient = self.update_layer(start, &activations[index], outputs, &gradient);
            end = start;
        }
        Ok(loss)
    }

    /// Updates the weights of the layer that begins at `start`. `gradient` is the derivative of the
    /// error with respect to the layer's outputs. Returns the derivative with respect to its
    /// inputs.
    fn update_layer(
        &mut self,
        start: usize,
        inputs: &[f64],
        outputs: &[f64],
        gradient: &[f64],
    ) -> Vec<f64> {
        let width = inputs.len() + 1;
        let mut input_gradient = vec![0.0; inputs.len()];
        for (neuron, (output, derivative)) in outputs.iter().zip(gradient).enumerate() {
            let slope = derivative * self.activation.slope(*output);
            let step = self.learning_rate * slope;
            let weights = &mut self.weights[start + neuron * width..][..width];
            weights[0] -= step;
            for (index, input) in inputs.iter().enumerate() {
                input_gradient[index] += slope * weights[index + 1];
                weights[index + 1] -= step * input;
            }
        }
        input_gradient
    }

    /// Trains on all examples in order for the given number of epochs.
    ///
    /// If any example is invalid, the weights don't change.
    ///
    /// # Parameters
    ///
    /// - `pairs`: one or more training examples, each a pair of inputs and targets; all numbers
    ///   must be finite.
    /// - `epochs`: the number of passes through all examples, at least 1.
    ///
    /// # Returns
    ///
    /// The mean squared error of each epoch, in order.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: `pairs` is empty, `epochs` is 0, or a number is infinite or NaN.
    /// - `WrongCount`: a pair has more or fewer numbers than the network needs.
    pub fn train_all(
        &mut self,
        pairs: &[(Vec<f64>, Vec<f64>)],
        epochs: u32,
    ) -> Result<Vec<f64>, Error> {
        check_range("epochs", f64::from(epochs), 1.0, f64::INFINITY)?;
        self.check_pairs(pairs)?;
        let mut losses = Vec::new();
        for _ in 0..epochs {
            let mut total = 0.0;
            for (inputs, targets) in pairs {
                total += self.train(inputs, targets)?;
            }
            losses.push(total / pairs.len() as f64);
        }
        Ok(losses)
    }

    /// Computes the mean squared error over all examples, without training.
    ///
    /// # Parameters
    ///
    /// - `pairs`: one or more examples, each a pair of inputs and targets; all numbers must be
    ///   finite.
    ///
    /// # Returns
    ///
    /// The error; 0.0 if every output equals its target.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: `pairs` is empty, or a number is infinite or NaN.
    /// - `WrongCount`: a pair has more or fewer numbers than the network needs.
    pub fn loss(&self, pairs: &[(Vec<f64>, Vec<f64>)]) -> Result<f64, Error> {
        self.check_pairs(pairs)?;
        let mut total = 0.0;
        for (inputs, targets) in pairs {
            total += squared_error(&self.forward(inputs)?, targets);
        }
        Ok(total / pairs.len() as f64)
    }

    fn check_pairs(&self, pairs: &[(Vec<f64>, Vec<f64>)]) -> Result<(), Error> {
        check_range("pairs", pairs.len() as f64, 1.0, f64::INFINITY)?;
        for (inputs, targets) in pairs {
            self.check_pair(inputs, targets)?;
        }
        Ok(())
    }

    fn check_pair(&self, inputs: &[f64], targets: &[f64]) -> Result<(), Error> {
        check_count("inputs", inputs.len(), self.input_size)?;
        check_count("targets", targets.len(), self.layers[self.layers.len() - 1])?;
        check_finite("input", inputs)?;
        check_finite("target", targets)
    }
}

fn squared_error(outputs: &[f64], targets: &[f64]) -> f64 {
    let mut total = 0.0;
    for (output, target) in outputs.iter().zip(targets) {
        total += (output - target) * (output - target);
    }
    total / targets.len() as f64
}

#[cfg(test)]
mod tests;
