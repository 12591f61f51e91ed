"""Sockets and standard input. A separate thread reads each of them and queues events.
"""

from __future__ import annotations

import errno
import os
import select
import socket
from dataclasses import dataclass
from queue import Queue
from threading import Thread
from typing import Callable, Dict, Optional, Tuple, Union

from ..failure import RunFailure
from .frame import LONGEST_FRAME, Frame, parse
from .line import LineReader, Mark, clean

# The maximum length of a line that a user can send, in bytes.
LONGEST_INPUT = 1000
# A connection that sends no hello within this time, in seconds, is closed.
_TIME_FOR_HELLO = 10.0
_TIME_TO_CONNECT = 10.0
# A connection that can't be written to for this long is closed.
_TIME_TO_SEND = 5.0
# The capacity of the event queue. A reader thread blocks while the queue is full.
_WAITING_EVENTS = 256

Address = Tuple[str, int]


@dataclass(frozen=True)
class Accepted:
    peer: int


@dataclass(frozen=True)
class Arrived:
    peer: int
    frame: Frame


@dataclass(frozen=True)
class Closed:
    """The connection has ended, with a reason if there is one to report."""

    peer: int
    reason: str


@dataclass(frozen=True)
class Input:
    text: str


class InputTooLong:
    pass


class InputEnd:
    pass


Event = Union[Accepted, Arrived, Closed, Input, InputTooLong, InputEnd]


class Connections:
    def __init__(self) -> None:
        self._streams: Dict[int, socket.socket] = {}
        self._next_peer = 1
        self._events: Queue[Union[Event, socket.socket]] = Queue(_WAITING_EVENTS)
        self.is_listening = False

    def listen(self, address: Address) -> Address:
        """Starts accepting connections. Returns the address with the actual port, even
        if port 0 was requested."""
        listener = socket.socket(_family(address))
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(address)
            listener.listen()
        except OSError as error:
            raise RunFailure(
                f"can't listen on {shown(address)}: {_explain(error)}"
            ) from None
        _start(lambda: self._accept(listener))
        self.is_listening = True
        host, port = listener.getsockname()[:2]
        return host, port

    def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                stream, _ = listener.accept()
            except OSError:
                continue
            self._events.put(stream)

    def connect(self, address: Address) -> int:
        try:
            return self._add(socket.create_connection(address, _TIME_TO_CONNECT))
        except OSError as error:
            raise RunFailure(
                f"can't connect to {shown(address)}: {_explain(error)}"
            ) from None

    def read_input(self) -> None:
        """Starts reading the user's input."""

        def read() -> None:
            # Not sys.stdin: a blocked reader thread would hold its lock until the
            # program exits.
            lines = LineReader(lambda size: os.read(0, size), LONGEST_INPUT)
            while True:
                line = lines.next()
                if isinstance(line, str):
                    self._events.put(Input(clean(line)))
                elif line is Mark.TOO_LONG:
                    lines.skip()
                    self._events.put(InputTooLong())
                else:
                    self._events.put(InputEnd())
                    return

        _start(read)

    def next(self) -> Event:
        """Waits for the next event."""
        event = self._events.get()
        return Accepted(self._add(event)) if isinstance(event, socket.socket) else event

    def send(self, peer: int, frame: Frame) -> None:
        stream = self._streams.get(peer)
        if stream is None:
            return
        try:
            stream.sendall(frame.line().encode())
        except OSError:
            # The reader thread then reports the closed connection.
            _shut_down(stream)

    def close(self, peer: int) -> None:
        stream = self._streams.pop(peer, None)
        if stream is not None:
            _shut_down(stream)

    def _add(self, stream: socket.socket) -> int:
        peer = self._next_peer
        self._next_peer += 1
        stream.settimeout(_TIME_TO_SEND)
        self._streams[peer] = stream
        _start(lambda: self._read_frames(peer, stream))
        return peer

    def _read_frames(self, peer: int, stream: socket.socket) -> None:
        patience: Optional[float] = _TIME_FOR_HELLO

        def read(size: int) -> bytes:
            # The stream's own timeout is for sending.
            readable, _, _ = select.select([stream], [], [], patience)
            return stream.recv(size) if readable else b""

        lines = LineReader(read, LONGEST_FRAME)
        reason = ""
        while not reason:
            line = lines.next()
            if line is Mark.END:
                break
            if isinstance(line, Mark):
                reason = f"it sent a line of more than {LONGEST_FRAME} bytes"
                break
            frame = parse(line)
            if frame is None:
                reason = "it does not speak this protocol"
                break
            patience = None
            self._events.put(Arrived(peer, frame))
        self._events.put(Closed(peer, reason))


def shown(address: Address) -> str:
    host, port = address
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _family(address: Address) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in address[0] else socket.AF_INET


def _start(work: Callable[[], None]) -> None:
    Thread(target=work, daemon=True).start()


def _shut_down(stream: socket.socket) -> None:
    try:
        stream.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass


def _explain(error: OSError) -> str:
    """Describes a system error in words that don't depend on the platform."""
    if error.errno == errno.EADDRINUSE:
        return "the port is in use; choose another"
    if error.errno == errno.EADDRNOTAVAIL:
        return "this computer does not have that address"
    if error.errno in (errno.EACCES, errno.EPERM):
        return "permission denied; choose a port above 1023"
    if error.errno == errno.ECONNREFUSED:
        return "nobody is listening there"
    if isinstance(error, socket.timeout):
        return "no answer"
    return error.strerror or str(error)
