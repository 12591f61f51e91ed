from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta


@dataclass
class NeuralMessage:
    """What one organism tells another. It is not sent yet: pass it to Network.send or Network.gossip."""

    # The name of the organism that sends it.
    sender: str
    # The name of the organism that receives it; Network.gossip replaces it.
    target: str
    # What the receiver is asked to do, in words of your own.
    action: str
    # The numbers that belong to the action.
    parameters: list[float]
    # When it was sent, by the network's clock; zero until then.
    timestamp: timedelta = timedelta(0)


@dataclass(frozen=True)
class Gossip:
    """How far a message has spread."""

    # How many organisms have received it, the sender not counted.
    reached: int
    # How many hops the longest way took; 0 when it reached nobody.
    hops: int
