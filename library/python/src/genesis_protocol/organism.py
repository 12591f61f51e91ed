from __future__ import annotations

from typing import Optional, TypeVar

from .condition import Condition
from .dna import DNA
from .error import AlreadyInitialized, NotTrainable, check_range
from .fitness import Measure, fitness_by, network_of, strongest_answer, train_towards
from .life_cycle import Behavior, Stage
from .surroundings import Position, Surroundings

_Self = TypeVar("_Self", bound="Tron")

_OFFSPRING_PER_GENERATION = 8
_EVOLUTION_MUTATION_RATE = 0.03
_CHILD_MUTATION_RATE = 0.01
_EVOLUTION_COST = 0.02
_INTERACTION_COST = 0.01
_REPRODUCTION_COST = 0.25
_MEMORY_LENGTH = 16
_INTERACTION_MILLISECONDS = 1000


class Tron(Condition):
    """A digital organism: DNA, the neural network that the DNA describes, and a life."""

    @classmethod
    def _born(
        cls: type[_Self], dna: DNA, generation: int, measure: Optional[Measure]
    ) -> _Self:
        tron = cls(dna)
        tron._generation = generation
        tron._measure = measure
        return tron

    def initialize_neural_network(self) -> None:
        """Builds the neural network that the DNA describes. It must be called once, before any
        interaction."""
        self._check_active("initialize_neural_network")
        if self._network is not None:
            raise AlreadyInitialized()
        network = network_of(self._dna)
        self._fitness = fitness_by(self._measure, self._dna, network)
        self._network = network
        self._enter(Stage.INITIALIZATION)
        self._follow_temperament()

    def evolve(self) -> float:
        """Evolves by one generation: tries eight mutants of its DNA and becomes the best of them, if that
        one is fitter than it is. Becoming a mutant loses what it has learned. Costs 0.02 energy, or
        health for what energy cannot pay. Returns the fitness, which is never lower than before.
        """
        self._check_ready("evolve")
        best = None
        best_fitness = self._fitness
        for _ in range(_OFFSPRING_PER_GENERATION):
            mutant = self._dna._mutated(_EVOLUTION_MUTATION_RATE, self._rng)
            network = network_of(mutant)
            fitness = fitness_by(self._measure, mutant, network)
            if fitness > best_fitness:
                best = (mutant, network)
                best_fitness = fitness
        self._spend(_EVOLUTION_COST)
        self._enter(Stage.EVOLUTION)
        if best is not None:
            self._dna, self._network = best
            self._fitness = best_fitness
        self._generation += 1
        self._follow_temperament()
        return self._fitness

    def interact(self, surroundings: Surroundings) -> Behavior:
        """Meets its surroundings and answers with a behavior. It remembers how strong the answer was.
        Costs 0.01 energy, or health for what energy cannot pay."""
        self._check_ready("interact")
        surroundings._check()
        self._spend(_INTERACTION_COST)
        self._enter(Stage.ACTIVE_LIFE)
        self._keep(self._respond_to(surroundings))
        return self._behavior

    def learn(self, surroundings: Surroundings, wanted: Behavior) -> float:
        """Learns to answer surroundings with a behavior, any but REPRODUCTIVE: one step of training of its
        neural network toward 1.0 for the wanted behavior and 0.0 for the others. What it learns is not
        inherited, because its DNA stays as it is; its fitness may rise or fall. Costs 0.01 energy,
        or health for what energy cannot pay. Returns the mean squared error of its answers before the
        step, 0.0-1.0.
        """
        self._check_ready("learn")
        surroundings._check()
        if wanted is Behavior.REPRODUCTIVE:
            raise NotTrainable(wanted)
        self._spend(_INTERACTION_COST)
        self._enter(Stage.ACTIVE_LIFE)
        network = self._network
        assert network is not None, "it is initialized"
        loss = train_towards(network, self._senses(surroundings), wanted)
        self._fitness = fitness_by(self._measure, self._dna, network)
        return loss

    def reproduce(self, partner: Tron) -> Tron:
        """Has a child with a partner: its DNA begins like that of the first parent, continues like that
        of the partner, and is mutated. Costs this organism 0.25 energy, or health for what energy
        cannot pay, and the partner nothing. The child is not initialized yet."""
        self._check_ready("reproduce")
        partner._check_ready("reproduce")
        self._spend(_REPRODUCTION_COST)
        self._enter(Stage.REPRODUCTION)
        self._behavior = Behavior.REPRODUCTIVE
        child = DNA._crossed(self._dna, partner._dna, self._rng)
        child = child._mutated(_CHILD_MUTATION_RATE, self._rng)
        generation = max(self._generation, partner._generation) + 1
        return Tron._born(child, generation, self._measure)

    def feed(self, amount: float) -> None:
        """Gives it energy, 0.0-1.0. It is full at 1.0; what is more than that is lost."""
        self._check_active("feed")
        check_range("amount", amount, 0.0, 1.0)
        self._energy = min(self._energy + amount, 1.0)

    def move_to(self, position: Position) -> None:
        """Puts it at another place. Moving costs neither energy nor time."""
        self._check_active("move_to")
        position._check()
        self._position = position

    def remember(self, value: float) -> None:
        """Keeps a number, 0.0-1.0, in its memory, which holds 16 numbers; the oldest one is forgotten
        first."""
        self._check_active("remember")
        check_range("value", value, 0.0, 1.0)
        self._keep(value)

    def pause(self) -> None:
        """Pauses it: until resume, every call that would change it fails, except terminate. Pausing twice
        is the same as pausing once."""
        self._check_alive("pause")
        self._paused = True

    def resume(self) -> None:
        """Ends a pause. Without a pause, nothing happens."""
        self._check_alive("resume")
        self._paused = False

    def terminate(self) -> None:
        """Ends its life and gives up its neural network. The rest of its last state stays readable, but
        nothing can change it anymore."""
        self._check_alive("terminate")
        self._network = None
        self._stage = Stage.TERMINATION

    def _keep(self, value: float) -> None:
        if len(self._memory) == _MEMORY_LENGTH:
            self._memory.pop(0)
        self._memory.append(value)

    def _enter(self, stage: Stage) -> None:
        """Enters a stage of life and grows older by the time that it takes."""
        self._stage = stage
        seconds = stage.seconds()
        if seconds is None:
            self._milliseconds += _INTERACTION_MILLISECONDS
            return
        shortest, longest = seconds
        slowness = 255 - self._dna._metabolism()
        extra = (longest - shortest) * 1000 * slowness // 255
        self._milliseconds += shortest * 1000 + extra

    def _spend(self, cost: float) -> None:
        """Activity without energy is at the cost of health."""
        missing = max(cost - self._energy, 0.0)
        self._energy = max(self._energy - cost, 0.0)
        self._health = max(self._health - missing, 0.0)

    def _follow_temperament(self) -> None:
        """With nothing around it, an organism does what its genes incline it to."""
        genes = self._dna.genes()
        self._respond_to(
            Surroundings(
                danger=genes["aggression"],
                company=1.0 - genes["sociability"],
                novelty=genes["curiosity"],
            )
        )

    def _respond_to(self, surroundings: Surroundings) -> float:
        """Takes up the behavior that its network answers with, and tells how strong the answer is."""
        network = self._network
        assert network is not None, "it is initialized"
        senses = self._senses(surroundings)
        self._behavior, strength = strongest_answer(network, senses)
        return strength

    def _senses(self, around: Surroundings) -> list[float]:
        return [self._energy, around.danger, around.company, around.novelty]
