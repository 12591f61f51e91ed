//! Sockets and standard input. A separate thread reads each of them and queues events.

use super::clean;
use super::frame::{Frame, LONGEST_FRAME};
use super::line::{read_line, skip_line, Line};
use super::room::PeerId;
use crate::Failure;
use std::collections::BTreeMap;
use std::io::{stdin, BufReader, Error, ErrorKind, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{sync_channel, Receiver, SyncSender};
use std::thread::spawn;
use std::time::Duration;

/// The maximum length of a line that a user can send, in bytes.
pub const LONGEST_INPUT: usize = 1000;
/// A connection that sends no hello within this time is closed.
const TIME_FOR_HELLO: Duration = Duration::from_secs(10);
const TIME_TO_CONNECT: Duration = Duration::from_secs(10);
/// A connection that can't be written to for this long is closed.
const TIME_TO_SEND: Duration = Duration::from_secs(5);
/// The capacity of the event queue. A reader thread blocks while the queue is full.
const WAITING_EVENTS: usize = 256;

pub enum Event {
    Accepted(PeerId),
    Frame(PeerId, Frame),
    /// The connection has ended, with a reason if there is one to report.
    Closed(PeerId, &'static str),
    Input(String),
    InputTooLong,
    InputEnd,
}

enum Arrival {
    Connection(TcpStream),
    Event(Event),
}

pub struct Connections {
    streams: BTreeMap<PeerId, TcpStream>,
    next_peer: PeerId,
    is_listening: bool,
    sender: SyncSender<Arrival>,
    receiver: Receiver<Arrival>,
}

impl Connections {
    pub fn new() -> Self {
        let (sender, receiver) = sync_channel(WAITING_EVENTS);
        Self {
            streams: BTreeMap::new(),
            next_peer: 1,
            is_listening: false,
            sender,
            receiver,
        }
    }

    pub fn is_listening(&self) -> bool {
        self.is_listening
    }

    /// Starts accepting connections. Returns the address with the actual port, even if port 0 was
    /// requested.
    pub fn listen(&mut self, address: SocketAddr) -> Result<SocketAddr, Failure> {
        let cant = |error| Failure::Run(format!("can't listen on {address}: {}", explain(&error)));
        let listener = TcpListener::bind(address).map_err(cant)?;
        let address = listener.local_addr().map_err(cant)?;
        let sender = self.sender.clone();
        spawn(move || {
            for stream in listener.incoming().flatten() {
                if sender.send(Arrival::Connection(stream)).is_err() {
                    return;
                }
            }
        });
        self.is_listening = true;
        Ok(address)
    }

    pub fn connect(&mut self, address: SocketAddr) -> Result<PeerId, Failure> {
        match TcpStream::connect_timeout(&address, TIME_TO_CONNECT) {
            Ok(stream) => Ok(self.add(stream)),
            Err(error) => Err(Failure::Run(format!(
                "can't connect to {address}: {}",
                explain(&error)
            ))),
        }
    }

    /// Starts reading the user's input.
    pub fn read_input(&self) {
        let sender = self.sender.clone();
        spawn(move || {
            let mut input = BufReader::new(stdin());
            loop {
                let event = match read_line(&mut input, LONGEST_INPUT) {
                    Line::Text(text) => Event::Input(clean(&text)),
                    Line::TooLong => {
                        skip_line(&mut input);
                        Event::InputTooLong
                    }
                    Line::End => Event::InputEnd,
                };
                let is_end = matches!(event, Event::InputEnd);
                if sender.send(Arrival::Event(event)).is_err() || is_end {
                    return;
                }
            }
        });
    }

    /// Waits for the next event.
    pub fn next(&mut self) -> Event {
        match self.receiver.recv() {
            Ok(Arrival::Connection(stream)) => Event::Accepted(self.add(stream)),
            Ok(Arrival::Event(event)) => event,
            // Unreachable: `self` owns a sender.
            Err(_) => Event::InputEnd,
        }
    }

    pub fn send(&mut self, peer: PeerId, frame: &Frame) {
        if let Some(stream) = self.streams.get_mut(&peer) {
            if stream.write_all(frame.line().as_bytes()).is_err() {
                // The reader thread then reports the closed connection.
                let _ = stream.shutdown(Shutdown::Both);
            }
        }
    }

    pub fn close(&mut self, peer: PeerId) {
        if let Some(stream) = self.streams.remove(&peer) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    fn add(&mut self, stream: TcpStream) -> PeerId {
        let peer = self.next_peer;
        self.next_peer += 1;
        let _ = stream.set_write_timeout(Some(TIME_TO_SEND));
        let _ = stream.set_read_timeout(Some(TIME_FOR_HELLO));
        if let Ok(copy) = stream.try_clone() {
            let sender = self.sender.clone();
            spawn(move || read_frames(peer, copy, &sender));
        }
        self.streams.insert(peer, stream);
        peer
    }
}

fn read_frames(peer: PeerId, stream: TcpStream, sender: &SyncSender<Arrival>) {
    let timer = stream.try_clone();
    let mut input = BufReader::new(stream);
    let mut is_first = true;
    let reason = loop {
        match read_line(&mut input, LONGEST_FRAME) {
            Line::Text(text) => match Frame::parse(&text) {
                Some(frame) => {
                    if sender
                        .send(Arrival::Event(Event::Frame(peer, frame)))
                        .is_err()
                    {
                        return;
                    }
                }
                None => break "it does not speak this protocol",
            },
            Line::TooLong => break "it sent a line of more than 4096 bytes",
            Line::End => break "",
        }
        if is_first {
            is_first = false;
            let _ = timer.as_ref().map(|timer| timer.set_read_timeout(None));
        }
    };
    let _ = sender.send(Arrival::Event(Event::Closed(peer, reason)));
}

/// Describes a system error in words that don't depend on the platform.
fn explain(error: &Error) -> String {
    match error.kind() {
        ErrorKind::AddrInUse => "the port is in use; choose another".to_string(),
        ErrorKind::AddrNotAvailable => "this computer does not have that address".to_string(),
        ErrorKind::PermissionDenied => "permission denied; choose a port above 1023".to_string(),
        ErrorKind::ConnectionRefused => "nobody is listening there".to_string(),
        ErrorKind::TimedOut | ErrorKind::WouldBlock => "no answer".to_string(),
        _ => error.to_string(),
    }
}
