from dataclasses import dataclass

from .dna import DNA
from .error import AlreadyInitialized, NotInitialized, Terminated, check_range
from .fitness import ANSWERS, answers, fitness_of, network_of
from .life_cycle import Behavior, Stage, State
from .rng import Rng

_OFFSPRING_PER_GENERATION = 8
_EVOLUTION_MUTATION_RATE = 0.03
_CHILD_MUTATION_RATE = 0.01
_EVOLUTION_COST = 0.02
_INTERACTION_COST = 0.01
_REPRODUCTION_COST = 0.25
_MATURE_GENERATION = 10


@dataclass(frozen=True)
class Surroundings:
    """What an organism meets, each value 0.0-1.0."""

    # How great the threat is.
    danger: float
    # How many others are near.
    company: float
    # How little of it is known.
    novelty: float


class Tron:
    """A digital organism."""

    def __init__(self, dna):
        """A new organism, in perfect health and without a neural network yet."""
        self._rng = Rng(int(dna.checksum()[:16], 16))
        self._dna = dna
        self._network = None
        self._health = 1.0
        self._energy = 1.0
        self._generation = 0
        self._fitness = 0.0
        self._behavior = Behavior.CONSERVATION
        self._stage = Stage.CREATION

    @classmethod
    def _born(cls, dna, generation):
        tron = cls(dna)
        tron._generation = generation
        return tron

    def initialize_neural_network(self):
        """Builds the neural network that the DNA describes. Must come before any interaction."""
        self._check_alive("initialize_neural_network")
        if self._network is not None:
            raise AlreadyInitialized()
        self._network = network_of(self._dna)
        self._fitness = fitness_of(self._dna, self._network)
        self._stage = Stage.INITIALIZATION
        self._follow_temperament()

    def evolve(self):
        """Evolves by one generation: tries eight mutants of its DNA and becomes the best, if that is
        better than what it was. Returns the fitness, which therefore never falls."""
        self._check_ready("evolve")
        self._spend(_EVOLUTION_COST)
        parent = self._dna
        for _ in range(_OFFSPRING_PER_GENERATION):
            mutant = parent._mutated(_EVOLUTION_MUTATION_RATE, self._rng)
            network = network_of(mutant)
            fitness = fitness_of(mutant, network)
            if fitness > self._fitness:
                self._dna = mutant
                self._network = network
                self._fitness = fitness
        self._generation += 1
        self._stage = Stage.EVOLUTION
        self._follow_temperament()
        return self._fitness

    def interact(self, surroundings):
        """Meets its surroundings and answers with a behavior."""
        self._check_ready("interact")
        check_range("danger", surroundings.danger, 0.0, 1.0)
        check_range("company", surroundings.company, 0.0, 1.0)
        check_range("novelty", surroundings.novelty, 0.0, 1.0)
        self._spend(_INTERACTION_COST)
        self._stage = Stage.ACTIVE_LIFE
        self._respond_to(surroundings)
        return self._behavior

    def reproduce(self, partner):
        """Has a child with a partner. The child has its own DNA and is not initialized yet."""
        self._check_ready("reproduce")
        partner._check_ready("reproduce")
        self._spend(_REPRODUCTION_COST)
        child = DNA._crossed(self._dna, partner._dna, self._rng)
        child = child._mutated(_CHILD_MUTATION_RATE, self._rng)
        self._stage = Stage.REPRODUCTION
        self._behavior = Behavior.REPRODUCTIVE
        return Tron._born(child, max(self._generation, partner._generation) + 1)

    def feed(self, amount):
        """Takes up energy, 0.0-1.0, and is full at 1.0."""
        self._check_alive("feed")
        check_range("amount", amount, 0.0, 1.0)
        self._energy = min(self._energy + amount, 1.0)

    def terminate(self):
        """Ends its life. The last state stays readable, but nothing can change it any more."""
        self._check_alive("terminate")
        self._network = None
        self._stage = Stage.TERMINATION

    def dna(self):
        """The DNA it has now."""
        return self._dna

    def network(self):
        """Its neural network; None before initialization and after termination."""
        return self._network

    def health(self):
        """Its health, 0.0-1.0."""
        return self._health

    def energy(self):
        """Its energy, 0.0-1.0."""
        return self._energy

    def generation(self):
        """How many generations of evolution lie behind it."""
        return self._generation

    def fitness(self):
        """How well it copes, 0.0-1.0; 0.0 before initialization."""
        return self._fitness

    def behavior(self):
        """What it is doing."""
        return self._behavior

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

    def _check_alive(self, action):
        if self._stage is Stage.TERMINATION:
            raise Terminated(action)

    def _check_ready(self, action):
        self._check_alive(action)
        if self._network is None:
            raise NotInitialized(action, "initialize_neural_network")

    def _spend(self, cost):
        """Activity without energy is at the cost of health."""
        missing = max(cost - self._energy, 0.0)
        self._energy = max(self._energy - cost, 0.0)
        self._health = max(self._health - missing, 0.0)

    def _follow_temperament(self):
        """With nothing around it, an organism does what its genes incline it to."""
        genes = self._dna.genes()
        self._respond_to(
            Surroundings(
                danger=genes["aggression"],
                company=1.0 - genes["sociability"],
                novelty=genes["curiosity"],
            )
        )

    def _respond_to(self, around):
        senses = [self._energy, around.danger, around.company, around.novelty]
        strengths = answers(self._network, senses)
        self._behavior = ANSWERS[strengths.index(max(strengths))]
