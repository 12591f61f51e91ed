use std::time::Duration;

/// What one organism tells another.
#[derive(Debug, Clone, PartialEq)]
pub struct NeuralMessage {
    /// The name of the organism that sends it.
    pub sender: String,
    /// The name of the organism that receives it.
    pub target: String,
    /// What the receiver is asked to do, in words of your own.
    pub action: String,
    /// The numbers that belong to the action. The network passes them on without reading them.
    pub parameters: Vec<f64>,
    /// When it was sent, by the network's clock; zero until then.
    pub timestamp: Duration,
}

impl NeuralMessage {
    /// Writes a message. It is not sent yet: pass it to `Network::send` or `Network::gossip`.
    ///
    /// # Parameters
    ///
    /// - `sender`: the name of the organism that sends it.
    /// - `target`: the name of the organism that receives it; `Network::gossip` replaces it.
    /// - `action`: what the receiver is asked to do, any text.
    /// - `parameters`: the numbers that belong to the action, any and as many as you like.
    ///
    /// # Returns
    ///
    /// The message, with the timestamp zero.
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

/// How far a message has spread.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gossip {
    /// How many organisms have received it, the sender not counted.
    pub reached: usize,
    /// How many hops the longest way took; 0 when it reached nobody.
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
