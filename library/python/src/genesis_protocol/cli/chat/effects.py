"""Actions for the program to carry out after an event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from .frame import Frame


@dataclass(frozen=True)
class Show:
    text: str


@dataclass(frozen=True)
class Note:
    """A notice about the chat, not a message."""

    text: str


@dataclass(frozen=True)
class Send:
    peer: int
    frame: Frame


@dataclass(frozen=True)
class Drop:
    peer: int


@dataclass(frozen=True)
class Rejected:
    """The peer has refused the connection and given a reason."""

    reason: str


Effect = Union[Show, Note, Send, Drop, Rejected]
