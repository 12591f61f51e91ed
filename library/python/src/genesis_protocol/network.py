from __future__ import annotations

import copy
import math
from collections import deque
from dataclasses import replace
from datetime import timedelta
from typing import Iterable, Optional, TypeVar

from .cluster import Cluster, ClusterConfig, ClusterStatistics, Decision
from .error import (
    AlreadyInCluster,
    ClusterFull,
    NameTaken,
    NotInCluster,
    OutOfReach,
    UnknownName,
    check_range,
)
from .fitness import ANSWERS
from .message import Gossip, NeuralMessage
from .organism import Tron
from .rate_limiter import RateLimiter, seconds_of
from .residence import check_initialized
from .surroundings import Surroundings

_Self = TypeVar("_Self", bound="Network")


class _Node:
    """An organism with all that the network keeps for it."""

    def __init__(self, tron: Tron) -> None:
        self.tron = tron
        self.limiter = RateLimiter.default()
        # The oldest message first.
        self.inbox: deque[NeuralMessage] = deque()
        self.cluster: Optional[str] = None


class Network:
    """Connects organisms by name, so that they form clusters and exchange messages.

    It lives in memory and has a clock of its own, which only advance moves: limits and timestamps are
    the same in every run.
    """

    # How many hops gossip takes at most.
    TIME_TO_LIVE = 10

    def __init__(self) -> None:
        """A network without organisms and clusters. Its clock begins at zero."""
        self._nodes: dict[str, _Node] = {}
        self._clusters: dict[str, Cluster] = {}
        self._now = timedelta(0)

    @classmethod
    def default(cls: type[_Self]) -> _Self:
        """The same as a new network."""
        return cls()

    async def connect(self, name: str, tron: Tron) -> None:
        """Takes a copy of an organism into the network; yours stays apart from it. It may send 100 messages
        in 60 seconds; connecting it again after disconnect starts a new count. No other organism of the
        network has its name."""
        if name in self._nodes:
            raise NameTaken("organism", name)
        check_initialized(tron, "connect")
        self._nodes[name] = _Node(copy.copy(tron))

    async def disconnect(self, name: str) -> Tron:
        """Takes an organism out of the network and out of its cluster. Messages it has not received are
        lost. Returns the organism."""
        if self._node(name).cluster is not None:
            await self.leave_cluster(name)
        return self._nodes.pop(name).tron

    def organism(self, name: str) -> Tron:
        """A copy of the organism of this name, as it is now."""
        return copy.copy(self._node(name).tron)

    def names(self) -> list[str]:
        """The names of all organisms in the network, in alphabetical order."""
        return sorted(self._nodes)

    def create_cluster(self, name: str, config: ClusterConfig) -> None:
        """Founds a cluster without members. No other cluster of the network has its name."""
        if name in self._clusters:
            raise NameTaken("cluster", name)
        config._check()
        self._clusters[name] = Cluster(config)

    async def join_cluster(self, name: str, cluster: str) -> None:
        """Makes an organism a member of a cluster. It must be within the communication radius of at least
        one member; anyone may join an empty cluster. It can be in one cluster at a time.
        """
        node = self._node(name)
        joined = self._cluster(cluster)
        if node.cluster is not None:
            raise AlreadyInCluster(name, node.cluster)
        if len(joined.members) >= joined.config._max_size:
            raise ClusterFull(cluster, joined.config._max_size)
        radius = joined.config._communication_radius
        if joined.members and not self._hears(radius, name, joined.members):
            raise OutOfReach(name, cluster, radius)
        joined.members.append(name)
        node.cluster = cluster

    async def leave_cluster(self, name: str) -> None:
        """Ends an organism's membership. The others stay, even where the cluster now falls into parts."""
        node = self._node(name)
        if node.cluster is None:
            raise NotInCluster(name)
        self._cluster(node.cluster).members.remove(name)
        node.cluster = None

    def members(self, cluster: str) -> list[str]:
        """The names of a cluster's members, in the order in which they joined."""
        return list(self._cluster(cluster).members)

    def statistics(self, cluster: str) -> ClusterStatistics:
        """The size, mean fitness and communication efficiency of a cluster as it is now."""
        radius = self._cluster(cluster).config._communication_radius
        members = self._cluster(cluster).members
        size = len(members)
        fitness = 0.0
        pairs_within = 0
        for place, member in enumerate(members):
            fitness += self._node(member).tron.fitness()
            for later in members[place + 1 :]:
                pairs_within += self._is_within(radius, member, later)
        efficiency = float(size)
        if size > 1:
            efficiency = pairs_within / (size * (size - 1) // 2)
        return ClusterStatistics(
            size=size,
            average_fitness=0.0 if size == 0 else fitness / size,
            communication_efficiency=efficiency,
        )

    async def decide(self, cluster: str, surroundings: Surroundings) -> Decision:
        """Lets a cluster decide what to do: every member answers the same surroundings, as in
        Tron.interact and at the same cost, and the most frequent behavior wins. On a tie it is the first
        in the order of Behavior. Paused members do not answer."""
        config = self._cluster(cluster).config
        trons = [self._node(member).tron for member in self.members(cluster)]
        answers = [
            tron.interact(surroundings) for tron in trons if not tron.is_paused()
        ]
        check_range("members", len(answers), 1, math.inf)
        behavior = max(ANSWERS, key=answers.count)
        agreement = answers.count(behavior) / len(answers)
        return Decision(behavior, agreement, agreement >= config._cooperation_threshold)

    async def send(self, message: NeuralMessage) -> None:
        """Sends a message to one organism, wherever it is. The network writes the time on it and puts it
        into the target's inbox."""
        sender = self._node(message.sender)
        self._node(message.target)
        sender.limiter.allow(self._now)
        self._deliver(message, message.target)

    async def receive(self, name: str) -> Optional[NeuralMessage]:
        """Takes the oldest message out of an organism's inbox; None when the inbox is empty."""
        inbox = self._node(name).inbox
        return inbox.popleft() if inbox else None

    async def gossip(self, message: NeuralMessage) -> Gossip:
        """Spreads a message through the sender's cluster: in each hop it goes from every member that has
        it to all within the communication radius, for at most 10 hops. Each member receives it once, with
        its own name as target. For the limit of the sender it counts as one message."""
        sender = self._node(message.sender)
        if sender.cluster is None:
            raise NotInCluster(message.sender)
        cluster = self._cluster(sender.cluster)
        sender.limiter.allow(self._now)
        radius = cluster.config._communication_radius
        spreading = [message.sender]
        waiting = [member for member in cluster.members if member != message.sender]
        reached_count = 0
        hops = 0
        while hops < self.TIME_TO_LIVE:
            reached = [
                member for member in waiting if self._hears(radius, member, spreading)
            ]
            if not reached:
                break
            for member in reached:
                self._deliver(message, member)
            reached_count += len(reached)
            hops += 1
            # Whoever had it before has already passed it to all within the radius.
            spreading = reached
            waiting = [member for member in waiting if member not in reached]
        return Gossip(reached=reached_count, hops=hops)

    def advance(self, by: timedelta) -> None:
        """Moves the network's clock forward by a timedelta."""
        # In Rust a duration cannot be negative; here it can.
        check_range("by", seconds_of(by), 0.0, math.inf)
        self._now += by

    def now(self) -> timedelta:
        """The time of the network's clock, which begins at zero."""
        return self._now

    def _node(self, name: str) -> _Node:
        if name not in self._nodes:
            raise UnknownName("organism", name)
        return self._nodes[name]

    def _cluster(self, name: str) -> Cluster:
        if name not in self._clusters:
            raise UnknownName("cluster", name)
        return self._clusters[name]

    def _deliver(self, message: NeuralMessage, target: str) -> None:
        delivered = replace(
            message,
            target=target,
            parameters=list(message.parameters),
            timestamp=self._now,
        )
        self._node(target).inbox.append(delivered)

    def _hears(self, radius: float, name: str, sources: Iterable[str]) -> bool:
        return any(self._is_within(radius, source, name) for source in sources)

    def _is_within(self, radius: float, one: str, other: str) -> bool:
        """Whether two organisms are near enough to talk to each other."""
        here, there = self._node(one).tron, self._node(other).tron
        return here.position().distance(there.position()) <= radius
