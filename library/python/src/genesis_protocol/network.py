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
    """An organism with its rate limiter, inbox and cluster."""

    def __init__(self, tron: Tron) -> None:
        self.tron = tron
        self.limiter = RateLimiter.default()
        # Oldest message first.
        self.inbox: deque[NeuralMessage] = deque()
        self.cluster: Optional[str] = None


class Network:
    """Connects organisms by name, so that they can form clusters and send messages.

    It runs in memory and has a simulated clock that advances only when you call
    `advance`.
    """

    # The time to live of a gossip message: the maximum number of hops.
    TIME_TO_LIVE = 10

    def __init__(self) -> None:
        """Creates a network without organisms or clusters.

        Returns:
            The network, with its clock set to zero.
        """
        self._nodes: dict[str, _Node] = {}
        self._clusters: dict[str, Cluster] = {}
        self._now = timedelta(0)

    @classmethod
    def default(cls: type[_Self]) -> _Self:
        """Does the same as `Network()`."""
        return cls()

    async def connect(self, name: str, tron: Tron) -> None:
        """Adds an organism to the network under the given name.

        The organism can send 100 messages per 60 seconds; connecting it again after
        `disconnect` resets the count.

        Args:
            name: the organism's name, which must be unique within the network.
            tron: the organism. Set its position with `Tron.move_to` first, because you
                can't move it once it is in the network. A copy is added.

        Raises:
            NameTaken: another organism has this name.
            Terminated: the organism has been terminated.
            NotInitialized: the organism has no neural network yet.
        """
        if name in self._nodes:
            raise NameTaken("organism", name)
        check_initialized(tron, "connect")
        self._nodes[name] = _Node(copy.copy(tron))

    async def disconnect(self, name: str) -> Tron:
        """Removes an organism from the network and from its cluster.

        Messages it hasn't received are lost.

        Args:
            name: the organism's name.

        Returns:
            The organism.

        Raises:
            UnknownName: no organism has this name.
        """
        if self._node(name).cluster is not None:
            await self.leave_cluster(name)
        return self._nodes.pop(name).tron

    def organism(self, name: str) -> Tron:
        """Returns the organism with the given name.

        To change it, `disconnect` it first and `connect` it again afterward.

        Args:
            name: the organism's name.

        Returns:
            The organism. It is a copy.

        Raises:
            UnknownName: no organism has this name.
        """
        return copy.copy(self._node(name).tron)

    def names(self) -> list[str]:
        """Returns the names of all organisms in alphabetical order."""
        return sorted(self._nodes)

    def create_cluster(self, name: str, config: ClusterConfig) -> None:
        """Creates a cluster without members.

        Args:
            name: the cluster's name, which must be unique within the network.
            config: the rules of the cluster, which can't be changed later.

        Raises:
            NameTaken: another cluster has this name.
            OutOfRange: a value in `config` is outside its range.
        """
        if name in self._clusters:
            raise NameTaken("cluster", name)
        config._check()
        self._clusters[name] = Cluster(config)

    async def join_cluster(self, name: str, cluster: str) -> None:
        """Adds an organism to a cluster.

        It must be within the communication radius of at least one member, unless the
        cluster is empty.

        Args:
            name: the organism's name.
            cluster: the cluster's name.

        Raises:
            UnknownName: there is no such organism or cluster.
            AlreadyInCluster: the organism is already in a cluster; it can be in only
                one at a time.
            ClusterFull: the cluster has reached its maximum size.
            OutOfReach: no member is within the communication radius.
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
        """Removes an organism from its cluster.

        The other members stay, even if they can no longer reach each other.

        Args:
            name: the organism's name.

        Raises:
            UnknownName: no organism has this name.
            NotInCluster: the organism isn't in a cluster.
        """
        node = self._node(name)
        if node.cluster is None:
            raise NotInCluster(name)
        self._cluster(node.cluster).members.remove(name)
        node.cluster = None

    def members(self, cluster: str) -> list[str]:
        """Returns the names of a cluster's members.

        Args:
            cluster: the cluster's name.

        Returns:
            The names, in the order in which the members joined.

        Raises:
            UnknownName: no cluster has this name.
        """
        return list(self._cluster(cluster).members)

    def statistics(self, cluster: str) -> ClusterStatistics:
        """Computes statistics about a cluster.

        Args:
            cluster: the cluster's name.

        Returns:
            The cluster's size, mean fitness and communication efficiency.

        Raises:
            UnknownName: no cluster has this name.
        """
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
        """Lets the members of a cluster vote on a behavior.

        Every member responds to the given surroundings as in `Tron.interact`, at a cost
        of 0.01 energy. The most frequent behavior wins; a tie goes to the one listed
        first in `Behavior`. Paused members don't vote.

        Args:
            cluster: the cluster's name.
            surroundings: what all members sense, each value 0.0-1.0.

        Returns:
            The behavior, its share of the votes, and whether that share reaches the
            cooperation threshold.

        Raises:
            UnknownName: no cluster has this name.
            OutOfRange: no member can vote, or a value in `surroundings` is outside
                0.0-1.0.
        """
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
        """Sends a message to one organism, at any distance.

        The network sets the timestamp and puts the message into the target's inbox.

        Args:
            message: the message to send; its sender and target must be in the network.

        Raises:
            UnknownName: the sender or the target isn't in the network.
            RateLimited: the sender has sent 100 messages in the last 60 seconds.
        """
        sender = self._node(message.sender)
        self._node(message.target)
        sender.limiter.allow(self._now)
        self._deliver(message, message.target)

    async def receive(self, name: str) -> Optional[NeuralMessage]:
        """Takes the oldest message out of an organism's inbox.

        Args:
            name: the organism's name.

        Returns:
            The message, or `None` if the inbox is empty.

        Raises:
            UnknownName: no organism has this name.
        """
        inbox = self._node(name).inbox
        return inbox.popleft() if inbox else None

    async def gossip(self, message: NeuralMessage) -> Gossip:
        """Spreads a message through the sender's cluster.

        On each of at most 10 hops, every member that has just received the message
        passes it on to all members within the communication radius. Each member
        receives it once, with its own name as the target. It counts as one message
        toward the sender's rate limit.

        Args:
            message: the message to spread; its sender must be in a cluster, and its
                target is replaced.

        Returns:
            How many members it reached, and in how many hops.

        Raises:
            UnknownName: the sender isn't in the network.
            NotInCluster: the sender isn't in a cluster.
            RateLimited: the sender has sent 100 messages in the last 60 seconds.
        """
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
            # Earlier senders have already reached every member within their radius.
            spreading = reached
            waiting = [member for member in waiting if member not in reached]
        return Gossip(reached=reached_count, hops=hops)

    def advance(self, by: timedelta) -> None:
        """Moves the network's clock forward.

        Without this call, every message has the same timestamp, and a sender that
        reaches its rate limit stays blocked.

        Args:
            by: the time to add. A negative time raises `OutOfRange`.
        """
        # Unlike Rust's Duration, a timedelta can be negative.
        check_range("by", seconds_of(by), 0.0, math.inf)
        self._now += by

    def now(self) -> timedelta:
        """Returns the time on the network's clock, which starts at zero."""
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
        """Returns whether two organisms are within the given radius of each other."""
        here, there = self._node(one).tron, self._node(other).tron
        return here.position().distance(there.position()) <= radius
