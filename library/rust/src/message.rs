use std::time::Duration;

/// A message from one organism to another.
#[derive(Debug, Clone, PartialEq)]
pub struct NeuralMessage {
    /// The sender's name.
    pub sender: String,
    /// The receiver's name.
    pub target: String,
    /// What the receiver is asked to do; any text.
    pub action: String,
    /// Numbers that belong to the action. The network doesn't read them.
    pub parameters: Vec<f64>,
    /// The time on the network's clock when it was sent; zero until then.
    pub timestamp: Duration,
}

impl NeuralMessage {
    /// Creates a message to send with `Network::send` or `Network::gossip`.
    ///
    /// # Parameters
    ///
    /// - `sender`: the sender's name.
    /// - `target`: the receiver's name; `Network::gossip` replaces it.
    /// - `action`: what the receiver is asked to do; any text.
    /// - `parameters`: any numbers that belong to the action.
    ///
    /// # Returns
    ///
    /// The message, with a timestamp of zero.
    pub fn new(sender: &str, target: &str, action: &str, parameters: Vec<f64>) -> Self {
        Self {
            sender: sender.to_string(),
            target: target.to_string(),
            action: action.to_string(),
            parameters,
            timestamp: Duration::ZERO,
        }
    }
}

/// How far a gossip message has spread.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gossip {
    /// The number of organisms that received it, not counting the sender.
    pub reached: usize,
    /// The number of hops it took; 0 if no organism received it.
    pub hops: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_has_no_time_until_it_is_sent() {
        let message = NeuralMessage::new("ada", "bob", "follow", vec![0.5]);
        assert_eq!((&*message.sender, &*message.target), ("ada", "bob"));
        assert_eq!(
            (&*message.action, message.parameters),
            ("follow", vec![0.5])
        );
        assert_eq!(message.timestamp, Duration::ZERO);
    }
}
