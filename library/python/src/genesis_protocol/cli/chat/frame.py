"""The wire format: lines of tab-separated fields."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import timedelta
from typing import List, Optional, Union

from ...message import NeuralMessage
from ...network import Network
from .line import clean, is_name

# The first field sent on a connection: the protocol's name and version.
_PROTOCOL = "genesis-chat/1"
_LONGEST_ID = 64

# The maximum length of a line, in bytes. A longer line closes the connection.
LONGEST_FRAME = 4096


@dataclass(frozen=True)
class Hello:
    """The first frame in each direction: the sender's identity."""

    name: str
    checksum: str

    def line(self) -> str:
        return f"{_PROTOCOL}\t{self.name}\t{self.checksum}\n"


@dataclass(frozen=True)
class Here:
    """Tells a newcomer about a member of the chat."""

    name: str
    checksum: str

    def line(self) -> str:
        return f"here\t{self.name}\t{self.checksum}\n"


@dataclass(frozen=True)
class Refused:
    """The reply to a rejected hello."""

    reason: str

    def line(self) -> str:
        return f"refused\t{self.reason}\n"


@dataclass(frozen=True)
class Join:
    name: str
    checksum: str


@dataclass(frozen=True)
class Leave:
    name: str


News = Union[Join, Leave, NeuralMessage]


@dataclass(frozen=True)
class Gossip:
    """News that organisms forward to each other."""

    id: str
    hops_left: int
    news: News

    def line(self) -> str:
        head = f"{self.id}\t{self.hops_left}"
        news = self.news
        if isinstance(news, Join):
            return f"join\t{head}\t{news.name}\t{news.checksum}\n"
        if isinstance(news, Leave):
            return f"leave\t{head}\t{news.name}\n"
        milliseconds = news.timestamp // timedelta(milliseconds=1)
        return f"say\t{head}\t{news.sender}\t{milliseconds}\t{news.action}\n"


Frame = Union[Hello, Here, Refused, Gossip]


def parse(line: str) -> Optional[Frame]:
    """Parses a line; returns `None` if it doesn't follow the protocol."""
    kind, *fields = line.split("\t")
    if kind in (_PROTOCOL, "here") and len(fields) == 2:
        name, checksum = fields
        if not is_name(name) or not _is_checksum(checksum):
            return None
        return Hello(name, checksum) if kind == _PROTOCOL else Here(name, checksum)
    if kind == "refused" and len(fields) == 1:
        return Refused(clean(fields[0]))
    if len(fields) < 3 or not is_name(fields[2]):
        return None
    id, hops, name, *rest = fields
    news = _news(kind, name, rest)
    if news is None or not 1 <= len(id.encode()) <= _LONGEST_ID:
        return None
    if not _is_whole(hops) or int(hops) > Network.TIME_TO_LIVE:
        return None
    return Gossip(id, int(hops), news)


def _news(kind: str, name: str, rest: List[str]) -> Optional[News]:
    if kind == "join" and len(rest) == 1 and _is_checksum(rest[0]):
        return Join(name, rest[0])
    if kind == "leave" and not rest:
        return Leave(name)
    if kind == "say" and len(rest) == 2 and _is_whole(rest[0]):
        message = NeuralMessage(name, "everyone", clean(rest[1]), [])
        message.timestamp = timedelta(milliseconds=int(rest[0]))
        return message
    return None


def _is_checksum(text: str) -> bool:
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def _is_whole(text: str) -> bool:
    return re.fullmatch("[0-9]{1,15}", text) is not None
