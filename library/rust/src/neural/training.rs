//! Learning by backpropagation: stochastic gradient descent on the mean squared error.

use super::{check_count, NeuralNetwork};
use crate::error::{check_finite, check_range, Error};

impl NeuralNetwork {
    /// Takes one step of training: moves every weight a little so that the outputs come closer to the
    /// targets, by backpropagation and gradient descent on the mean squared error.
    ///
    /// # Parameters
    ///
    /// - `inputs`: one number for each input, any finite number.
    /// - `targets`: the outputs wanted, one for each neuron of the last layer; any finite number, but the
    ///   outputs reach only what the activation function can give.
    ///
    /// # Returns
    ///
    /// The mean squared error before the step.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: an input or target is infinite or NaN.
    /// - `WrongCount`: there are more or fewer `inputs` or `targets` than the network has places for.
    pub fn train(&mut self, inputs: &[f64], targets: &[f64]) -> Result<f64, Error> {
        self.check_pair(inputs, targets)?;
        let activations = self.activations(inputs);
        let outputs = &activations[self.layers.len()];
        let loss = squared_error(outputs, targets);
        let count = targets.len() as f64;
        let mut blame: Vec<f64> = outputs
            .iter()
            .zip(targets)
            .map(|(output, target)| 2.0 * (output - target) / count)
            .collect();
        let mut end = self.weights.len();
        for index in (0..self.layers.len()).rev() {
            let start = end - self.layers[index] * (activations[index].len() + 1);
            let outputs = &activations[index + 1];
            blame = self.correct(start, &activations[index], outputs, &blame);
            end = start;
        }
        Ok(loss)
    }

    /// Moves the weights of the layer that begins at `start`. `blame` says how much the error grows with
    /// each output of the layer; returns the same for each of its inputs.
    fn correct(
        &mut self,
        start: usize,
        inputs: &[f64],
        outputs: &[f64],
        blame: &[f64],
    ) -> Vec<f64> {
        let width = inputs.len() + 1;
        let mut passed_on = vec![0.0; inputs.len()];
        for (neuron, (output, blame)) in outputs.iter().zip(blame).enumerate() {
            let slope = blame * self.activation.slope(*output);
            let step = self.learning_rate * slope;
            let weights = &mut self.weights[start + neuron * width..][..width];
            weights[0] -= step;
            for (index, input) in inputs.iter().enumerate() {
                passed_on[index] += slope * weights[index + 1];
                weights[index + 1] -= step * input;
            }
        }
        passed_on
    }

    /// Trains with all pairs in order, several times over. When a pair is refused, nothing is trained.
    ///
    /// # Parameters
    ///
    /// - `pairs`: inputs and the outputs wanted for them, any finite numbers; at least one pair.
    /// - `epochs`: how many times to go through the pairs, at least 1.
    ///
    /// # Returns
    ///
    /// The mean loss of each epoch, in order.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: `pairs` is empty, `epochs` is 0, or a number of a pair is infinite or NaN.
    /// - `WrongCount`: a pair has more or fewer numbers than the network has places for.
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

    /// How far the outputs are from the targets: the mean squared error over all pairs. Nothing is
    /// trained.
    ///
    /// # Parameters
    ///
    /// - `pairs`: inputs and the outputs wanted for them, any finite numbers; at least one pair.
    ///
    /// # Returns
    ///
    /// The mean loss, 0.0 for outputs that are exactly right.
    ///
    /// # Errors
    ///
    /// - `OutOfRange`: `pairs` is empty, or a number of a pair is infinite or NaN.
    /// - `WrongCount`: a pair has more or fewer numbers than the network has places for.
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
