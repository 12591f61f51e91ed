"""Getters, which you can call at any time."""

from __future__ import annotations

import copy
from datetime import timedelta
from typing import Optional, TypeVar

from .dna import DNA
from .error import NotInitialized, Paused, Terminated
from .fitness import Measure, strongest_answer
from .life_cycle import Behavior, Stage, State
from .neural import NeuralNetwork
from .rng import Rng
from .surroundings import Position

_Self = TypeVar("_Self", bound="Condition")

_MATURE_GENERATION = 10


class Condition:
    """A digital organism: DNA, the neural network it encodes, and a life cycle."""

    def __init__(self, dna: DNA) -> None:
        """Creates an organism from DNA.

        It has no neural network until you call `initialize_neural_network`.

        Args:
            dna: the organism's genome.

        Returns:
            An organism of generation 0 in `State.DORMANT`, with full health and energy
            (1.0) and an empty memory, at position (0.0, 0.0).
        """
        self._rng = Rng(int(dna.checksum()[:16], 16))
        self._dna = dna
        self._network: Optional[NeuralNetwork] = None
        # None for the default fitness function.
        self._measure: Optional[Measure] = None
        self._health: float = 1.0
        self._energy: float = 1.0
        self._milliseconds: int = 0
        self._generation: int = 0
        self._fitness: float = 0.0
        # None until it is read: most organisms of a population are replaced first.
        self._behavior: Optional[Behavior] = Behavior.CONSERVATION
        # The energy when the behavior was last derived from the genes.
        self._temperament_energy: float = 1.0
        self._position: Position = Position()
        # Oldest value first.
        self._memory: list[float] = []
        self._stage: Stage = Stage.CREATION
        self._paused: bool = False

    def __copy__(self: _Self) -> _Self:
        """Copies the organism, like clone in Rust."""
        duplicate = self.__class__.__new__(self.__class__)
        duplicate.__dict__.update(self.__dict__)
        duplicate._network = copy.copy(self._network)
        duplicate._rng = copy.copy(self._rng)
        duplicate._memory = list(self._memory)
        return duplicate

    def dna(self) -> DNA:
        """Returns the organism's current DNA."""
        return self._dna

    def network(self) -> Optional[NeuralNetwork]:
        """Returns the neural network.

        It is `None` before initialization and after termination. It is a copy.
        """
        return copy.copy(self._network)

    def health(self) -> float:
        """Returns the health, 0.0-1.0.

        When energy runs out, activity costs health. An organism with a health of 0.0
        dies only in an `Environment`.
        """
        return self._health

    def energy(self) -> float:
        """Returns the energy, 0.0-1.0.

        `evolve`, `interact`, `learn` and `reproduce` use it; `feed` adds to it.
        """
        return self._energy

    def age(self) -> timedelta:
        """Returns the simulated age, with millisecond precision.

        Initialization takes 1-5 s, `evolve` 10-60 s and `reproduce` 5-15 s; the higher
        the `metabolism` gene, the less time each takes. `interact` and `learn` take 1 s
        each.
        """
        return timedelta(milliseconds=self._milliseconds)

    def generation(self) -> int:
        """Returns how many generations the organism and its ancestors have evolved."""
        return self._generation

    def fitness(self) -> float:
        """Returns the fitness, 0.0-1.0.

        It is 0.0 before initialization. In a population with a custom fitness function,
        that function computes it.
        """
        return self._fitness

    def behavior(self) -> Behavior:
        """Returns the current behavior.

        It is `Behavior.CONSERVATION` before initialization. Initialization and `evolve`
        set it to the network's response to surroundings derived from the genes: danger
        is `aggression`, company is 1.0 - `sociability` and novelty is `curiosity`.
        `interact` and `reproduce` also set it; `learn` doesn't.
        """
        if self._behavior is None:
            self._behavior = self._temperament()
        return self._behavior

    def _temperament(self) -> Behavior:
        """Returns the network's response to surroundings derived from the genes."""
        assert self._network is not None, "it is initialized"
        genes = self._dna.genes()
        senses = [
            self._temperament_energy,
            genes["aggression"],
            1.0 - genes["sociability"],
            genes["curiosity"],
        ]
        return strongest_answer(self._network, senses)[0]

    def position(self) -> Position:
        """Returns the position, which is initially (0.0, 0.0)."""
        return self._position

    def memory(self) -> list[float]:
        """Returns the last 16 stored values, each 0.0-1.0, oldest first."""
        return list(self._memory)

    def stage(self) -> Stage:
        """Returns the life-cycle stage that the organism most recently entered."""
        return self._stage

    def state(self) -> State:
        """Returns how far the organism has developed."""
        if self._stage is Stage.CREATION:
            return State.DORMANT
        if self._stage is Stage.TERMINATION:
            return State.ARCHIVED
        if self._generation < _MATURE_GENERATION:
            return State.GROWING
        return State.MATURE

    def is_paused(self) -> bool:
        """Returns whether the organism is paused."""
        return self._paused

    def _check_alive(self, action: str) -> None:
        if self._stage is Stage.TERMINATION:
            raise Terminated(action)

    def _check_active(self, action: str) -> None:
        self._check_alive(action)
        if self._paused:
            raise Paused(action)

    def _check_ready(self, action: str) -> None:
        self._check_active(action)
        if self._network is None:
            raise NotInitialized(action, "initialize_neural_network")
