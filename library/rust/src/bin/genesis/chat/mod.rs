//! `genesis chat`: a terminal chat in which every participant is an organism.

mod connection;
mod frame;
mod line;
mod room;

use crate::arguments::{Options, Usage};
use crate::{terminal, Failure};
use connection::{Connections, Event};
use genesis_protocol::{Tron, DNA};
use line::{clean, is_name};
use room::{Effect, Room};
use std::net::{SocketAddr, ToSocketAddrs};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let values = ["--name", "--listen", "--connect", "--seed"];
    let options = Options::read(arguments, &values, &[])?;
    let name = match options.text("--name") {
        Some(name) if is_name(name) => name,
        Some(name) => {
            let allowed = "1 to 16 lowercase letters, digits or hyphens";
            return Err(Usage(format!("--name is \"{name}\", but must be {allowed}")).into());
        }
        None => return Err(Usage("--name is missing".to_string()).into()),
    };
    let listen = options
        .text("--listen")
        .map(|text| address("--listen", text));
    let connect = options
        .text("--connect")
        .map(|text| address("--connect", text));
    let (listen, connect) = (listen.transpose()?, connect.transpose()?);
    if listen.is_none() && connect.is_none() {
        return Err(Usage("--listen or --connect is missing".to_string()).into());
    }
    let seed = options.whole("--seed", seed_of(name), 0, u64::MAX)?;
    let mut tron = Tron::new(DNA::from_seed(seed));
    tron.initialize_neural_network()?;
    let mut connections = Connections::new();
    let listening = listen
        .map(|address| connections.listen(address))
        .transpose()?;
    let peer = connect
        .map(|address| connections.connect(address))
        .transpose()?;
    note(&format!(
        "{name} is here, with the DNA {}",
        &tron.dna().checksum()[..8]
    ))?;
    if let Some(address) = listening {
        note(&format!("listening on {address}"))?;
        if !address.ip().is_loopback() {
            note("other computers can connect to this address")?;
        }
    }
    note("messages are not encrypted; /who lists who is here, /quit leaves")?;
    let visit = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_millis());
    let mut room = Room::new(name, tron.dna().checksum(), &visit.to_string());
    if let Some(peer) = peer {
        let effects = room.connected(peer);
        apply(effects, &mut connections)?;
    }
    connections.read_input();
    talk(&mut room, &mut connections)
}

/// Handles events until the user leaves.
fn talk(room: &mut Room, connections: &mut Connections) -> Result<(), Failure> {
    let start = Instant::now();
    loop {
        let was_connected = room.is_connected();
        let effects = match connections.next() {
            Event::Accepted(peer) => room.accepted(peer),
            Event::Frame(peer, frame) => room.received(peer, frame, start.elapsed()),
            Event::Closed(peer, reason) => {
                connections.close(peer);
                room.disconnected(peer, reason)
            }
            Event::InputTooLong => vec![Effect::Note(format!(
                "not sent: a line has at most {} bytes",
                connection::LONGEST_INPUT
            ))],
            Event::Input(text) => match text.as_str() {
                "" => vec![],
                "/quit" => break,
                "/who" => who(room),
                _ => match text.strip_prefix('/') {
                    Some(rest) if !rest.starts_with('/') => {
                        vec![Effect::Note(format!(
                            "there is no command \"{text}\"; try /who or /quit"
                        ))]
                    }
                    Some(rest) => room.say(rest, start.elapsed()),
                    None => room.say(&text, start.elapsed()),
                },
            },
            Event::InputEnd => break,
        };
        apply(effects, connections)?;
        if was_connected && !room.is_connected() && !connections.is_listening() {
            note("nobody is connected anymore; /quit leaves")?;
        }
    }
    let effects = room.leave();
    apply(effects, connections)
}

fn who(room: &Room) -> Vec<Effect> {
    let others = room.others();
    vec![Effect::Note(match others.len() {
        0 => "nobody else is here".to_string(),
        _ => format!("here: {}", others.join(", ")),
    })]
}

fn apply(effects: Vec<Effect>, connections: &mut Connections) -> Result<(), Failure> {
    for effect in effects {
        match effect {
            Effect::Show(text) => terminal::print(&format!("{text}\n"))?,
            Effect::Note(text) => note(&text)?,
            Effect::Send(peer, frame) => connections.send(peer, &frame),
            Effect::Drop(peer) => connections.close(peer),
            Effect::Refused(reason) if connections.is_listening() => {
                note(&format!("the connection was refused: {reason}"))?
            }
            Effect::Refused(reason) => {
                return Err(Failure::Run(format!(
                    "the connection was refused: {reason}"
                )))
            }
        }
    }
    Ok(())
}

fn note(text: &str) -> Result<(), Failure> {
    terminal::print(&format!("{}\n", terminal::dimmed(&format!("* {text}"))))
}

/// Parses an address, or a port on this computer.
fn address(option: &str, text: &str) -> Result<SocketAddr, Usage> {
    let is_port = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let full = if is_port {
        format!("127.0.0.1:{text}")
    } else {
        text.to_string()
    };
    let found = full.to_socket_addrs().ok().and_then(|mut all| all.next());
    found.ok_or_else(|| {
        Usage(format!(
            "{option} is \"{text}\", but must be a port or address:port, such as 7000 or 127.0.0.1:7000"
        ))
    })
}

/// Derives a seed from a name: its FNV-1a hash.
fn seed_of(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
