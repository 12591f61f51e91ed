from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta


@dataclass
class NeuralMessage:
    """A message from one organism to another.

    Send it with `Network.send` or `Network.gossip`.
    """

    # The sender's name.
    sender: str
    # The receiver's name.
    target: str
    # What the receiver is asked to do; any text.
    action: str
    # Numbers that belong to the action. The network doesn't read them.
    parameters: list[float]
    # The time on the network's clock when it was sent; zero until then.
    timestamp: timedelta = timedelta(0)


@dataclass(frozen=True)
class Gossip:
    """How far a gossip message has spread."""

    # The number of organisms that received it, not counting the sender.
    reached: int
    # The number of hops it took; 0 if no organism received it.
    hops: int
