use crate::maths;
use std::fmt;

const LEAK: f64 = 0.01;

/// The activation function that turns a neuron's weighted sum into its output.
///
/// All variants use only basic arithmetic, so results are the same on every machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Activation {
    /// `max(x, 0)`: 0.0 or more.
    Relu,
    /// `x`, or `0.01 * x` if `x` is negative.
    LeakyRelu,
    /// `1 / (1 + e^-x)`: an S-shaped curve from 0.0 to 1.0.
    Sigmoid,
    /// The hyperbolic tangent: an S-shaped curve from -1.0 to 1.0.
    Tanh,
    /// `x / (1 + |x|)`: an S-shaped curve from -1.0 to 1.0 that approaches its limits more slowly
    /// than `Activation::Tanh`.
    Softsign,
}

impl Activation {
    /// Applies the function to one number.
    ///
    /// # Parameters
    ///
    /// - `sum`: a neuron's bias plus its weighted inputs; any finite number.
    ///
    /// # Returns
    ///
    /// The neuron's output.
    pub fn apply(self, sum: f64) -> f64 {
        match self {
            Self::Relu if sum > 0.0 => sum,
            Self::Relu => 0.0,
            Self::LeakyRelu if sum > 0.0 => sum,
            Self::LeakyRelu => LEAK * sum,
            Self::Sigmoid => maths::sigmoid(sum),
            Self::Tanh => maths::tanh(sum),
            Self::Softsign => sum / (1.0 + sum.abs()),
        }
    }

    /// Returns the derivative of the function, given its output.
    pub(super) fn slope(self, output: f64) -> f64 {
        match self {
            Self::Relu | Self::LeakyRelu if output > 0.0 => 1.0,
            Self::Relu => 0.0,
            Self::LeakyRelu => LEAK,
            Self::Sigmoid => output * (1.0 - output),
            Self::Tanh => 1.0 - output * output,
            Self::Softsign => {
                let rest = 1.0 - output.abs();
                rest * rest
            }
        }
    }
}

impl fmt::Display for Activation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Relu => "Relu",
            Self::LeakyRelu => "Leaky Relu",
            Self::Sigmoid => "Sigmoid",
            Self::Tanh => "Tanh",
            Self::Softsign => "Softsign",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_function_has_its_shape() {
        for (activation, name, low, high) in [
            (Activation::Relu, "Relu", 0.0, 4.0),
            (Activation::LeakyRelu, "Leaky Relu", -0.04, 4.0),
            (Activation::Softsign, "Softsign", -0.8, 0.8),
        ] {
            assert_eq!(activation.to_string(), name);
            assert_eq!(activation.apply(-4.0), low);
            assert_eq!(activation.apply(4.0), high);
        }
        assert_eq!(Activation::Sigmoid.apply(0.0), 0.5);
        assert_eq!(Activation::Tanh.apply(0.0), 0.0);
        assert_eq!(format!("{:>8}", Activation::Sigmoid), " Sigmoid");
        assert_eq!(Activation::Tanh.to_string(), "Tanh");
    }
}
