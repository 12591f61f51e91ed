//! The wire format: lines of tab-separated fields.

use super::line::{clean, is_name};
use genesis_protocol::{Network, NeuralMessage};
use std::time::Duration;

/// The first field sent on a connection: the protocol's name and version.
const PROTOCOL: &str = "genesis-chat/1";
const LONGEST_ID: usize = 64;

/// The maximum length of a line, in bytes. A longer line closes the connection.
pub const LONGEST_FRAME: usize = 4096;

#[derive(Debug, Clone, PartialEq)]
pub enum Frame {
    /// The first frame in each direction: the sender's identity.
    Hello { name: String, checksum: String },
    /// Tells a newcomer about a member of the chat.
    Here { name: String, checksum: String },
    /// The reply to a rejected hello.
    Refused { reason: String },
    /// Forwarded from organism to organism.
    Gossip {
        id: String,
        hops_left: u32,
        news: News,
    },
}

#[derive(Debug, Clone, PartialEq)]
pub enum News {
    Join { name: String, checksum: String },
    Leave { name: String },
    Say(NeuralMessage),
}

impl Frame {
    /// Parses a line; returns `None` if it doesn't follow the protocol.
    pub fn parse(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split('\t').collect();
        match fields[..] {
            [PROTOCOL, name, checksum] => Some(Self::Hello {
                name: known_name(name)?,
                checksum: known_checksum(checksum)?,
            }),
            ["here", name, checksum] => Some(Self::Here {
                name: known_name(name)?,
                checksum: known_checksum(checksum)?,
            }),
            ["refused", reason] => Some(Self::Refused {
                reason: clean(reason),
            }),
            [kind, id, hops, name, ref rest @ ..] => {
                let name = known_name(name)?;
                let news = match (kind, rest) {
                    ("join", [checksum]) => News::Join {
                        name,
                        checksum: known_checksum(checksum)?,
                    },
                    ("leave", []) => News::Leave { name },
                    ("say", [time, text]) => News::Say(NeuralMessage {
                        timestamp: Duration::from_millis(whole(time)?),
                        ..NeuralMessage::new(&name, "everyone", &clean(text), vec![])
                    }),
                    _ => return None,
                };
                let hops_left = whole(hops)?;
                if id.is_empty()
                    || id.len() > LONGEST_ID
                    || hops_left > u64::from(Network::TIME_TO_LIVE)
                {
                    return None;
                }
                Some(Self::Gossip {
                    id: id.to_string(),
                    hops_left: hops_left as u32,
                    news,
                })
            }
            _ => None,
        }
    }

    /// Returns the frame as a line, including the line feed.
    pub fn line(&self) -> String {
        match self {
            Self::Hello { name, checksum } => format!("{PROTOCOL}\t{name}\t{checksum}\n"),
            Self::Here { name, checksum } => format!("here\t{name}\t{checksum}\n"),
            Self::Refused { reason } => format!("refused\t{reason}\n"),
            Self::Gossip {
                id,
                hops_left,
                news,
            } => match news {
                News::Join { name, checksum } => {
                    format!("join\t{id}\t{hops_left}\t{name}\t{checksum}\n")
                }
                News::Leave { name } => format!("leave\t{id}\t{hops_left}\t{name}\n"),
                News::Say(message) => format!(
                    "say\t{id}\t{hops_left}\t{}\t{}\t{}\n",
                    message.sender,
                    message.timestamp.as_millis(),
                    message.action
                ),
            },
        }
    }
}

fn known_name(text: &str) -> Option<String> {
    is_name(text).then(|| text.to_string())
}

fn known_checksum(text: &str) -> Option<String> {
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    (text.len() == 64 && text.bytes().all(is_digit)).then(|| text.to_string())
}

fn whole(text: &str) -> Option<u64> {
    let is_number =
        (1..=15).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use genesis_protocol::DNA;

    #[test]
    fn every_frame_survives_the_wire() {
        let name = "ada".to_string();
        let checksum = DNA::from_seed(1).checksum().to_string();
        let mut message = NeuralMessage::new("ada", "everyone", "Grüße an alle", vec![]);
        message.timestamp = Duration::from_millis(1234);
        let gossip = |news| Frame::Gossip {
            id: "ada-7".to_string(),
            hops_left: 10,
            news,
        };
        for frame in [
            Frame::Hello {
                name: name.clone(),
                checksum: checksum.clone(),
            },
            Frame::Here {
                name: name.clone(),
                checksum: checksum.clone(),
            },
            Frame::Refused {
                reason: "the name ada is taken".to_string(),
            },
            gossip(News::Join {
                name: name.clone(),
                checksum,
            }),
            gossip(News::Leave { name }),
            gossip(News::Say(message)),
        ] {
            let line = frame.line();
            assert_eq!(Frame::parse(line.strip_suffix('\n').unwrap()), Some(frame));
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for line in [
            "",
            "GET / HTTP/1.1",
            "genesis-chat/1\tAda\t00",
            "genesis-chat/2\tada\t00",
            "say\tada-1\t11\tada\t0\ttoo many hops",
            "say\t\t10\tada\t0\tno id",
            "say\tada-1\t-1\tada\t0\thops",
            "say\tada-1\t10\tada\t0",
            "leave\tada-1\t10\tada\tmore",
        ] {
            assert_eq!(Frame::parse(line), None, "{line}");
        }
    }
}
