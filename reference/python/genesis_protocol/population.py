from .dna import DNA
from .error import NotInitialized
from .organism import Tron
from .rng import Rng


class Population:
    """Organisms that evolve together."""

    def __init__(self, config):
        """An empty population; fails when a parameter lies outside its range."""
        config._check()
        self._rng = Rng(config._seed)
        self._config = config
        self._generation = 0
        # The fittest first.
        self._organisms = []

    def initialize(self):
        """Fills the population with initialized organisms of random DNA. Calling it again starts over."""
        self._rng = Rng(self._config._seed)
        self._generation = 0
        size = self._config._population_size
        self._organisms = _ranked(
            [_grown(DNA._drawn(self._rng), 0) for _ in range(size)]
        )

    def evolve(self):
        """Replaces the population by its next generation: the elite lives on, the rest are children of
        parents chosen by tournament."""
        if not self._organisms:
            raise NotInitialized("evolve", "initialize")
        self._generation += 1
        following = self._organisms[: self._config._elite_size()]
        while len(following) < self._config._population_size:
            following.append(_grown(self._child(), self._generation))
        self._organisms = _ranked(following)

    def _child(self):
        first = self._organisms[self._tournament()].dna()
        second = self._organisms[self._tournament()].dna()
        child = first
        if self._rng.next_f64() < self._config._crossover_rate:
            child = DNA._crossed(first, second, self._rng)
        return child._mutated(self._config._mutation_rate, self._rng)

    def _tournament(self):
        # The fittest stand first, so the lowest place drawn wins.
        size = self._config._tournament_size
        return min(self._rng.below(len(self._organisms)) for _ in range(size))

    def is_finished(self):
        """Whether the configured number of generations has passed."""
        return self._generation >= self._config._generations

    def best(self):
        """The fittest organism; None before initialization."""
        return self._organisms[0] if self._organisms else None

    def best_fitness(self):
        """The fitness of the fittest organism, 0.0-1.0; 0.0 before initialization."""
        return self._organisms[0].fitness() if self._organisms else 0.0

    def average_fitness(self):
        """The mean fitness, 0.0-1.0; 0.0 before initialization."""
        if not self._organisms:
            return 0.0
        # Not sum(): newer Pythons round it differently from plain additions in order.
        total = 0.0
        for tron in self._organisms:
            total += tron.fitness()
        return total / len(self._organisms)

    def generation(self):
        """How many generations have passed since initialization."""
        return self._generation

    def size(self):
        """How many organisms live now; 0 before initialization."""
        return len(self._organisms)

    def organisms(self):
        """All organisms, the fittest first."""
        return list(self._organisms)


def _grown(dna, generation):
    tron = Tron._born(dna, generation)
    tron.initialize_neural_network()
    return tron


def _ranked(organisms):
    return sorted(organisms, key=Tron.fitness, reverse=True)
