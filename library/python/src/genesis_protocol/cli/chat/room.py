"""The state of the chat and its reaction to events, without any I/O."""

from __future__ import annotations

from collections import deque
from datetime import timedelta
from math import ceil
from typing import Deque, Dict, List, Optional, Tuple

from ...error import RateLimited
from ...message import NeuralMessage
from ...network import Network
from ...rate_limiter import RateLimiter
from .effects import Drop, Effect, Note, Rejected, Send, Show
from .frame import Frame, Gossip, Hello, Here, Join, Leave, News, Refused

# The maximum number of connections per program.
_MOST_PEERS = 8
# The maximum number of organisms that a program keeps track of.
_MOST_ORGANISMS = 64
# The maximum number of frames per minute on each connection: enough for eight organisms
# at their rate limit.
_FRAMES_PER_MINUTE = 800
# The limit of RateLimiter.default.
_LIMIT = "100 messages in 60 s"
# The number of message ids to remember, so that each message is shown and forwarded
# only once.
_REMEMBERED = 1000


class _Peer:
    def __init__(self, is_greeted: bool) -> None:
        # Known after the hello.
        self.name: Optional[str] = None
        # Whether this program has sent its hello.
        self.is_greeted = is_greeted
        self.limiter = RateLimiter(_FRAMES_PER_MINUTE, timedelta(minutes=1))


class _Organism:
    def __init__(self, checksum: str, via: int) -> None:
        self.checksum = checksum
        # The connection through which its messages arrive.
        self.via = via
        self.limiter = RateLimiter.default()
        # Whether the user has been told that this organism's messages are being
        # dropped.
        self.is_silenced = False


class Room:
    def __init__(self, name: str, checksum: str, visit: str) -> None:
        """`visit` distinguishes this session from earlier ones under the same name."""
        self._name = name
        self._checksum = checksum
        self._visit = visit
        self._said = 0
        self._limiter = RateLimiter.default()
        self._peers: Dict[int, _Peer] = {}
        self._organisms: Dict[str, _Organism] = {}
        self._seen: Deque[str] = deque(maxlen=_REMEMBERED)

    def others(self) -> List[str]:
        """Returns the names of all others, with the first digits of their checksums."""
        named = sorted(self._organisms.items())
        return [f"{name} {organism.checksum[:8]}" for name, organism in named]

    def is_connected(self) -> bool:
        return bool(self._peers)

    def connected(self, peer: int) -> List[Effect]:
        """Handles a connection that this program has opened: sends a hello."""
        self._peers[peer] = _Peer(is_greeted=True)
        return [Send(peer, Hello(self._name, self._checksum))]

    def accepted(self, peer: int) -> List[Effect]:
        """Handles an incoming connection. The other side sends the first frame."""
        if len(self._peers) == _MOST_PEERS:
            reason = f"{self._name} already has {_MOST_PEERS} connections"
            return [Send(peer, Refused(reason)), Drop(peer)]
        self._peers[peer] = _Peer(is_greeted=False)
        return []

    def say(self, text: str, now: timedelta) -> List[Effect]:
        """Sends a message from the user, if there is somebody to receive it."""
        if not self._organisms:
            return [Note("not sent: nobody else is here")]
        try:
            self._limiter.allow(now)
        except RateLimited as error:
            wait = ceil(error.retry_after)
            return [
                Note(f"not sent: {_LIMIT} is the limit; try again in {wait} s"),
            ]
        message = NeuralMessage(self._name, "everyone", text, [])
        message.timestamp = now
        return self._spread(message)

    def leave(self) -> List[Effect]:
        """Announces that the user is leaving."""
        return self._spread(Leave(self._name))

    def disconnected(self, peer: int, reason: str) -> List[Effect]:
        """Handles the end of a connection. `reason` is empty unless there is one to
        report."""
        state = self._peers.pop(peer, None)
        if state is None:
            return []
        effects: List[Effect] = []
        named = sorted(self._organisms.items())
        for name in [name for name, organism in named if organism.via == peer]:
            del self._organisms[name]
            if name == state.name:
                effects.append(
                    Note(f"{name} is gone: {reason or 'the connection was lost'}")
                )
            else:
                effects.append(Note(f"{name} is out of reach"))
            effects += self._spread(Leave(name))
        if state.name is None and reason:
            effects.append(Note(f"a connection was closed: {reason}"))
        return effects

    def received(self, peer: int, frame: Frame, now: timedelta) -> List[Effect]:
        """Handles a frame."""
        state = self._peers.get(peer)
        if state is None:
            return []
        try:
            state.limiter.allow(now)
        except RateLimited:
            return self._drop(peer, "it sent too much")
        is_known = state.name is not None
        if isinstance(frame, Hello) and not is_known:
            return self._welcome(peer, state, frame)
        if isinstance(frame, Refused) and not is_known:
            del self._peers[peer]
            return [Drop(peer), Rejected(frame.reason)]
        if isinstance(frame, Here) and is_known:
            self._meet(frame.name, frame.checksum, peer)
            return []
        if isinstance(frame, Gossip) and is_known:
            return self._pass_on(peer, frame, now)
        return self._drop(peer, "it does not speak this protocol")

    def _welcome(self, peer: int, state: _Peer, hello: Hello) -> List[Effect]:
        """Handles the hello on a new connection."""
        name = hello.name
        if name == self._name or name in self._organisms:
            reason = f"the name {name} is taken"
            return [Send(peer, Refused(reason)), *self._drop(peer, reason)]
        effects: List[Effect] = []
        state.name = name
        if not state.is_greeted:
            state.is_greeted = True
            effects.append(Send(peer, Hello(self._name, self._checksum)))
        for other, organism in sorted(self._organisms.items()):
            effects.append(Send(peer, Here(other, organism.checksum)))
        self._meet(name, hello.checksum, peer)
        effects.append(_joined(name, hello.checksum))
        return effects + self._spread(Join(name, hello.checksum), peer)

    def _meet(self, name: str, checksum: str, via: int) -> bool:
        """Adds an organism unless it is this program's own or already known, or the
        maximum has been reached."""
        is_known = name == self._name or name in self._organisms
        if is_known or len(self._organisms) == _MOST_ORGANISMS:
            return False
        self._organisms[name] = _Organism(checksum, via)
        return True

    def _drop(self, peer: int, reason: str) -> List[Effect]:
        return [Drop(peer), *self.disconnected(peer, reason)]

    def _spread(self, news: News, but: Optional[int] = None) -> List[Effect]:
        """Sends news to all connections, optionally excluding one."""
        self._said += 1
        id = f"{self._name}-{self._visit}-{self._said}"
        self._seen.append(id)
        return self._send_all(Gossip(id, Network.TIME_TO_LIVE, news), but)

    def _pass_on(self, peer: int, gossip: Gossip, now: timedelta) -> List[Effect]:
        """Processes news from another organism and forwards it."""
        if gossip.id in self._seen:
            return []
        self._seen.append(gossip.id)
        effects, is_accepted = self._hear(peer, gossip.news, now)
        if is_accepted and gossip.hops_left > 1:
            further = Gossip(gossip.id, gossip.hops_left - 1, gossip.news)
            effects += self._send_all(further, peer)
        return effects

    def _hear(self, peer: int, news: News, now: timedelta) -> Tuple[List[Effect], bool]:
        """Processes news; returns the effects and whether to forward it."""
        if isinstance(news, Join):
            if not self._meet(news.name, news.checksum, peer):
                return [], False
            return [_joined(news.name, news.checksum)], True
        if isinstance(news, Leave):
            return self._hear_leave(peer, news.name)
        return self._hear_message(news, now)

    def _hear_leave(self, peer: int, name: str) -> Tuple[List[Effect], bool]:
        organism = self._organisms.get(name)
        if organism is None:
            return [], False
        neighbor = self._peers.get(organism.via)
        if organism.via != peer and neighbor is not None and neighbor.name == name:
            # Others have lost contact with it, but it is still connected here, so they
            # can reach it through this organism.
            return self._spread(Join(name, organism.checksum)), False
        del self._organisms[name]
        return [Note(f"{name} left")], True

    def _hear_message(
        self, message: NeuralMessage, now: timedelta
    ) -> Tuple[List[Effect], bool]:
        sender = self._organisms.get(message.sender)
        if sender is None:
            return [], False
        try:
            sender.limiter.allow(now)
        except RateLimited:
            if sender.is_silenced:
                return [], False
            sender.is_silenced = True
            text = f"{message.sender} sends too much; the rest is dropped"
            return [Note(text)], False
        sender.is_silenced = False
        return [Show(f"{message.sender}: {message.action}")], True

    def _send_all(self, frame: Frame, but: Optional[int]) -> List[Effect]:
        peers = sorted(self._peers.items())
        return [
            Send(id, frame) for id, peer in peers if id != but and peer.name is not None
        ]


def _joined(name: str, checksum: str) -> Note:
    return Note(f"{name} joined, with the DNA {checksum[:8]}")
