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
    """A digital organism: DNA, the neural network it encodes, and a life cycle."""

    @classmethod
    def _born(
        cls: type[_Self], dna: DNA, generation: int, measure: Optional[Measure]
    ) -> _Self:
        tron = cls(dna)
        tron._generation = generation
        tron._measure = measure
        return tron

    def initialize_neural_network(self) -> None:
        """Builds the neural network that the DNA encodes.

        Call it once, before `evolve`, `interact`, `learn` or `reproduce`.

        Raises:
            Terminated: the organism has been terminated.
            Paused: the organism is paused.
            AlreadyInitialized: the organism already has a neural network.
            OutOfRange: a custom fitness function returned a value outside 0.0-1.0.
        """
        self._check_active("initialize_neural_network")
        if self._network is not None:
            raise AlreadyInitialized()
        network = network_of(self._dna)
        self._fitness = fitness_by(self._measure, self._dna, network)
        self._network = network
        self._enter(Stage.INITIALIZATION)
        self._follow_temperament()

    def evolve(self) -> float:
        """Evolves the organism by one step of a (1+8) evolution strategy.

        Creates eight mutants of its DNA with a mutation rate of 0.03. If the fittest
        one is fitter than the organism, its DNA and network replace the organism's, and
        anything learned is lost. Costs 0.02 energy; any shortfall is taken from health.

        Returns:
            The fitness after the step, 0.0-1.0; never lower than before.

        Raises:
            Terminated: the organism has been terminated.
            Paused: the organism is paused.
            NotInitialized: the organism has no neural network yet.
            OutOfRange: a custom fitness function returned a value outside 0.0-1.0.
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
        """Responds to the given surroundings with a behavior.

        Stores the strength of the response, 0.0-1.0, in memory. Costs 0.01 energy; any
        shortfall is taken from health.

        Args:
            surroundings: what the organism senses, each value 0.0-1.0.

        Returns:
            The behavior with the strongest network output.

        Raises:
            Terminated: the organism has been terminated.
            Paused: the organism is paused.
            NotInitialized: the organism has no neural network yet.
            OutOfRange: a value in `surroundings` is outside 0.0-1.0.
        """
        self._check_ready("interact")
        surroundings._check()
        self._spend(_INTERACTION_COST)
        self._enter(Stage.ACTIVE_LIFE)
        self._behavior, strength = self._respond_to(surroundings)
        self._keep(strength)
        return self._behavior

    def learn(self, surroundings: Surroundings, wanted: Behavior) -> float:
        """Trains the network to choose the given behavior in the given surroundings.

        Takes one backpropagation step toward a strength of 1.0 for that behavior and
        0.0 for the others. The DNA doesn't change, so what is learned isn't inherited;
        the default fitness can rise or fall. Costs 0.01 energy; any shortfall is taken
        from health.

        Args:
            surroundings: what the organism senses, each value 0.0-1.0.
            wanted: the behavior to respond with; any except `Behavior.REPRODUCTIVE`.

        Returns:
            The mean squared error before the step, 0.0-1.0.

        Raises:
            Terminated: the organism has been terminated.
            Paused: the organism is paused.
            NotInitialized: the organism has no neural network yet.
            OutOfRange: a value in `surroundings` is outside 0.0-1.0.
            NotTrainable: `wanted` is `Behavior.REPRODUCTIVE`, for which the network has
                no output.
        """
        self._check_ready("learn")
        surroundings._check()
        if wanted is Behavior.REPRODUCTIVE:
            raise NotTrainable(wanted)
        self._spend(_INTERACTION_COST)
        self._enter(Stage.ACTIVE_LIFE)
        network = self._network
        assert network is not None, "it is initialized"
        # The behavior doesn't depend on what is learned from now on.
        self.behavior()
        loss = train_towards(network, self._senses(surroundings), wanted)
        self._fitness = fitness_by(self._measure, self._dna, network)
        return loss

    def reproduce(self, partner: Tron) -> Tron:
        """Creates a child with a partner.

        The child's DNA is a one-point crossover of both parents' DNA, with point
        mutations at a rate of 0.01. Costs this organism 0.25 energy and the partner
        nothing; any shortfall is taken from health.

        Args:
            partner: the second parent; it is unchanged.

        Returns:
            The uninitialized child; its generation is one more than the higher of its
            parents' generations.

        Raises:
            Terminated: a parent has been terminated.
            Paused: a parent is paused.
            NotInitialized: a parent has no neural network yet.
        """
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
        """Feeds the organism: adds energy, up to a total of 1.0.

        Args:
            amount: the energy to add, 0.0-1.0.

        Raises:
            Terminated: the organism has been terminated.
            Paused: the organism is paused.
            OutOfRange: `amount` is outside 0.0-1.0.
        """
        self._check_active("feed")
        check_range("amount", amount, 0.0, 1.0)
        self._energy = min(self._energy + amount, 1.0)

    def move_to(self, position: Position) -> None:
        """Sets the organism's position.

        Moving costs neither energy nor time.

        Args:
            position: the new position, with coordinates from 0.0 to 10,000.0.

        Raises:
            Terminated: the organism has been terminated.
            Paused: the organism is paused.
            OutOfRange: a coordinate is outside 0.0-10,000.0.
        """
        self._check_active("move_to")
        position._check()
        self._position = position

    def remember(self, value: float) -> None:
        """Stores a value in memory, which keeps the last 16 values.

        Args:
            value: the value to store, 0.0-1.0.

        Raises:
            Terminated: the organism has been terminated.
            Paused: the organism is paused.
            OutOfRange: `value` is outside 0.0-1.0.
        """
        self._check_active("remember")
        check_range("value", value, 0.0, 1.0)
        self._keep(value)

    def pause(self) -> None:
        """Pauses the organism.

        Until you call `resume`, every call that would change it fails, except
        `terminate`. Pausing it again has no effect.

        Raises:
            Terminated: the organism has been terminated.
        """
        self._check_alive("pause")
        self._paused = True

    def resume(self) -> None:
        """Resumes a paused organism.

        Has no effect if the organism isn't paused.

        Raises:
            Terminated: the organism has been terminated.
        """
        self._check_alive("resume")
        self._paused = False

    def terminate(self) -> None:
        """Ends the organism's life, saves its final state and cleans up.

        Everything except the neural network stays readable: DNA, health, energy, age,
        generation, fitness, behavior, position and memory. The network is discarded
        along with everything it has learned, so `network` returns `None`. From then on,
        `state` returns `State.ARCHIVED`, and every call that would change the organism
        fails. The state is kept in memory, not written to disk. You can also terminate
        a paused organism.

        Raises:
            Terminated: the organism has already been terminated.
        """
        self._check_alive("terminate")
        # The behavior remains.
        self.behavior()
        self._network = None
        self._stage = Stage.TERMINATION

    def _keep(self, value: float) -> None:
        if len(self._memory) == _MEMORY_LENGTH:
            self._memory.pop(0)
        self._memory.append(value)

    def _enter(self, stage: Stage) -> None:
        """Enters a stage and adds its duration to the age."""
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
        """Spends energy; any shortfall is taken from health."""
        missing = max(cost - self._energy, 0.0)
        self._energy = max(self._energy - cost, 0.0)
        self._health = max(self._health - missing, 0.0)

    def _follow_temperament(self) -> None:
        """Derives the behavior from the genes, as of now."""
        self._behavior = None
        self._temperament_energy = self._energy

    def _respond_to(self, surroundings: Surroundings) -> tuple[Behavior, float]:
        """Returns the network's response and its strength."""
        network = self._network
        assert network is not None, "it is initialized"
        return strongest_answer(network, self._senses(surroundings))

    def _senses(self, around: Surroundings) -> list[float]:
        return [self._energy, around.danger, around.company, around.novelty]
