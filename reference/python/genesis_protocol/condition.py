"""What can be read of an organism at any time."""

import copy
from datetime import timedelta

from .error import NotInitialized, Paused, Terminated
from .life_cycle import Behavior, Stage, State
from .rng import Rng
from .surroundings import Position

_MATURE_GENERATION = 10


class Condition:
    def __init__(self, dna):
        """A new organism without a neural network yet: health and energy are 1.0, its memory is empty, and
        it is at position 0.0, 0.0."""
        self._rng = Rng(int(dna.checksum()[:16], 16))
        self._dna = dna
        self._network = None
        # None for how well it copes, or a measure of the population's own.
        self._measure = None
        self._health = 1.0
        self._energy = 1.0
        self._milliseconds = 0
        self._generation = 0
        self._fitness = 0.0
        self._behavior = Behavior.CONSERVATION
        self._position = Position()
        # The oldest first.
        self._memory = []
        self._stage = Stage.CREATION
        self._paused = False

    def __copy__(self):
        """An organism of its own, as clone makes it in Rust."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__.update(self.__dict__)
        twin._network = copy.copy(self._network)
        twin._rng = copy.copy(self._rng)
        twin._memory = list(self._memory)
        return twin

    def dna(self):
        """The DNA it has now."""
        return self._dna

    def network(self):
        """A copy of its neural network; None before initialization and after termination."""
        return copy.copy(self._network)

    def health(self):
        """Its health, 0.0-1.0. What energy cannot pay is taken from health. At 0.0 only an Environment ends
        its life; elsewhere it goes on."""
        return self._health

    def energy(self):
        """Its energy, 0.0-1.0. It falls with evolve, interact, learn and reproduce, and rises with feed."""
        return self._energy

    def age(self):
        """The simulated time it has lived, a timedelta of whole milliseconds. Initialization takes 1-5 s,
        evolve 10-60 s and reproduce 5-15 s, shortest when the gene metabolism is 1.0; interact and learn
        take 1 s."""
        return timedelta(milliseconds=self._milliseconds)

    def generation(self):
        """How many generations of evolution lie behind it."""
        return self._generation

    def fitness(self):
        """How well it copes, 0.0-1.0; 0.0 before initialization."""
        return self._fitness

    def behavior(self):
        """What it is doing. Initialization and each evolve set it by the genes, interact and reproduce set it
        too, and learn does not change it."""
        return self._behavior

    def position(self):
        """Where it is; a new organism is at 0.0, 0.0."""
        return self._position

    def memory(self):
        """The last 16 numbers it kept, each 0.0-1.0, oldest first."""
        return list(self._memory)

    def stage(self):
        """The stage of life that it has entered last."""
        return self._stage

    def state(self):
        """How far it has come."""
        if self._stage is Stage.CREATION:
            return State.DORMANT
        if self._stage is Stage.TERMINATION:
            return State.ARCHIVED
        if self._generation < _MATURE_GENERATION:
            return State.GROWING
        return State.MATURE

    def is_paused(self):
        """Whether it is paused."""
        return self._paused

    def _check_alive(self, action):
        if self._stage is Stage.TERMINATION:
            raise Terminated(action)

    def _check_active(self, action):
        self._check_alive(action)
        if self._paused:
            raise Paused(action)

    def _check_ready(self, action):
        self._check_active(action)
        if self._network is None:
            raise NotInitialized(action, "initialize_neural_network")
