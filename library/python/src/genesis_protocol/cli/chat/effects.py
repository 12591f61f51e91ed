"""What the program has to do after something has happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from .frame import Frame


@dataclass(frozen=True)
class Show:
    text: str


@dataclass(frozen=True)
class Note:
    """Something about the chat, not said by anybody."""

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
    """The other side of a connection doesn't want it, and says why."""

    reason: str


Effect = Union[Show, Note, Send, Drop, Rejected]
