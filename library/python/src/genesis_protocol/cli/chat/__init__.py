"""`genesis chat`: a terminal chat in which every participant is an organism."""

from __future__ import annotations

import ipaddress
import re
import socket
import time
from datetime import timedelta
from typing import List, Optional

from ...dna import DNA
from ...organism import Tron
from .. import terminal
from ..arguments import Options
from ..dna import LARGEST_SEED
from ..failure import RunFailure, UsageFailure
from .connection import (
    LONGEST_INPUT,
    Accepted,
    Address,
    Arrived,
    Closed,
    Connections,
    Event,
    Input,
    InputEnd,
    shown,
)
from .effects import Drop, Effect, Note, Send, Show
from .line import is_name
from .room import Room


def run(arguments: List[str]) -> None:
    names = ["--name", "--listen", "--connect", "--seed"]
    options = Options(arguments, names, [])
    name = options.text("--name")
    if name is None:
        raise UsageFailure("--name is missing")
    if not is_name(name):
        allowed = "1 to 16 lowercase letters, digits or hyphens"
        raise UsageFailure(f'--name is "{name}", but must be {allowed}')
    listen = _address("--listen", options.text("--listen"))
    connect = _address("--connect", options.text("--connect"))
    if listen is None and connect is None:
        raise UsageFailure("--listen or --connect is missing")
    seed = options.whole("--seed", _seed_of(name), 0, LARGEST_SEED)
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    checksum = tron.dna().checksum()
    connections = Connections()
    listening = None if listen is None else connections.listen(listen)
    peer = None if connect is None else connections.connect(connect)
    _note(f"{name} is here, with the DNA {checksum[:8]}")
    if listening is not None:
        _note(f"listening on {shown(listening)}")
        if not ipaddress.ip_address(listening[0]).is_loopback:
            _note("other computers can connect to this address")
    _note("messages are not encrypted; /who lists who is here, /quit leaves")
    room = Room(name, checksum, str(int(time.time() * 1000)))
    if peer is not None:
        _apply(room.connected(peer), connections)
    connections.read_input()
    _talk(room, connections)


def _talk(room: Room, connections: Connections) -> None:
    """Handles events until the user leaves."""
    start = time.monotonic()
    while True:
        was_connected = room.is_connected()
        event = connections.next()
        now = timedelta(seconds=time.monotonic() - start)
        if isinstance(event, InputEnd) or event == Input("/quit"):
            break
        _apply(_effects_of(event, room, connections, now), connections)
        has_lost = was_connected and not room.is_connected()
        if has_lost and not connections.is_listening:
            _note("nobody is connected anymore; /quit leaves")
    _apply(room.leave(), connections)


def _effects_of(
    event: Event, room: Room, connections: Connections, now: timedelta
) -> List[Effect]:
    if isinstance(event, Accepted):
        return room.accepted(event.peer)
    if isinstance(event, Arrived):
        return room.received(event.peer, event.frame, now)
    if isinstance(event, Closed):
        connections.close(event.peer)
        return room.disconnected(event.peer, event.reason)
    if isinstance(event, Input):
        return _effects_of_input(event.text, room, now)
    return [Note(f"not sent: a line has at most {LONGEST_INPUT} bytes")]


def _effects_of_input(text: str, room: Room, now: timedelta) -> List[Effect]:
    if not text:
        return []
    if text == "/who":
        others = room.others()
        here = f"here: {', '.join(others)}" if others else "nobody else is here"
        return [Note(here)]
    if text.startswith("//"):
        return room.say(text[1:], now)
    if text.startswith("/"):
        return [Note(f'there is no command "{text}"; try /who or /quit')]
    return room.say(text, now)


def _apply(effects: List[Effect], connections: Connections) -> None:
    for effect in effects:
        if isinstance(effect, Show):
            terminal.write(f"{effect.text}\n")
        elif isinstance(effect, Note):
            _note(effect.text)
        elif isinstance(effect, Send):
            connections.send(effect.peer, effect.frame)
        elif isinstance(effect, Drop):
            connections.close(effect.peer)
        else:
            text = f"the connection was refused: {effect.reason}"
            if not connections.is_listening:
                raise RunFailure(text)
            _note(text)


def _note(text: str) -> None:
    terminal.write(f"{terminal.dimmed(f'* {text}')}\n")


def _address(option: str, text: Optional[str]) -> Optional[Address]:
    """Parses an address, or a port on this computer."""
    if text is None:
        return None
    full = f"127.0.0.1:{text}" if re.fullmatch("[0-9]+", text) else text
    host, _, port = full.rpartition(":")
    try:
        if re.fullmatch("[0-9]+", port) and int(port) <= 65535 and host:
            found = socket.getaddrinfo(
                host.strip("[]"), int(port), type=socket.SOCK_STREAM
            )
            return str(found[0][4][0]), int(port)
    except (OSError, UnicodeError):
        pass
    raise UsageFailure(
        f'{option} is "{text}", but must be a port or address:port, such as 7000 or 127.0.0.1:7000'
    )


def _seed_of(name: str) -> int:
    """Derives a seed from a name: its FNV-1a hash."""
    hash = 0xCBF29CE484222325
    for byte in name.encode():
        hash = ((hash ^ byte) * 0x100000001B3) & LARGEST_SEED
    return hash
