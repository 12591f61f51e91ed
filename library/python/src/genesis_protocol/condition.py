"""What can be read of an organism at any time."""

from __future__ import annotations

import copy
from datetime import timedelta
from typing import Optional, TypeVar

from .dna import DNA
from .error import NotInitialized, Paused, Terminated
from .fitness import Measure
from .life_cycle import Behavior, Stage, State
from .neural import NeuralNetwork
from .rng import Rng
from .surroundings import Position

_Self = TypeVar("_Self", bound="Condition")

_MATURE_GENERATION = 10


class Condition:
    def __init__(self, dna: DNA) -> None:
        """A new organism without a neural network yet: health and energy are 1.0, its memory is empty, and
        it is at position 0.0, 0.0."""
        self._rng = Rng(int(dna.checksum()[:16], 16))
        self._dna = dna
        self._network: Optional[NeuralNetwork] = None
        # None for how well it copes, or a measure of the population's own.
        self._measure: Optional[Measure] = None
        self._health: float = 1.0
        self._energy: float = 1.0
        self._milliseconds: int = 0
        self._generation: int = 0
        self._fitness: float = 0.0
        self._behavior: Behavior = Behavior.CONSERVATION
        self._position: Position = Position()
        # The oldest first.
        self._memory: list[float] = []
        self._stage: Stage = Stage.CREATION
        self._paused: bool = False

    def __copy__(self: _Self) -> _Self:
        """An organism of its own, as clone makes it in Rust."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__.update(self.__dict__)
        twin._network = copy.copy(self._network)
        twin._rng = copy.copy(self._rng)
        twin._memory = list(self._memory)
        return twin

    def dna(self) -> DNA:
        """The DNA it has now."""
        return self._dna

    def network(self) -> Optional[NeuralNetwork]:
        """A copy of its neural network; None before initialization and after termination."""
        return copy.copy(self._network)

    def health(self) -> float:
        """Its health, 0.0-1.0. What energy cannot pay is taken from health. At 0.0 only an Environment ends
        its life; elsewhere it goes on."""
        return self._health

    def energy(self) -> float:
        """Its energy, 0.0-1.0. It falls with evolve, interact, learn and reproduce, and rises with feed."""
        return self._energy

    def age(self) -> timedelta:
        """The simulated time it has lived, a timedelta of whole milliseconds. Initialization takes 1-5 s,
        evolve 10-60 s and reproduce 5-15 s, shortest when the gene metabolism is 1.0; interact and learn
        take 1 s."""
        return timedelta(milliseconds=self._milliseconds)

    def generation(self) -> int:
        """How many generations of evolution lie behind it."""
        return self._generation

    def fitness(self) -> float:
        """How well it copes, 0.0-1.0; 0.0 before initialization."""
        return self._fitness

    def behavior(self) -> Behavior:
        """What it is doing. Initialization and each evolve set it by the genes, interact and reproduce set it
        too, and learn does not change it."""
        return self._behavior

    def position(self) -> Position:
        """Where it is; a new organism is at 0.0, 0.0."""
        return self._position

    def memory(self) -> list[float]:
        """The last 16 numbers it kept, each 0.0-1.0, oldest first."""
        return list(self._memory)

    def stage(self) -> Stage:
        """The stage of life that it has entered last."""
        return self._stage

    def state(self) -> State:
        """How far it has come."""
        if self._stage is Stage.CREATION:
            return State.DORMANT
        if self._stage is Stage.TERMINATION:
            return State.ARCHIVED
        if self._generation < _MATURE_GENERATION:
            return State.GROWING
        return State.MATURE

    def is_paused(self) -> bool:
        """Whether it is paused."""
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
