# #status slow: about 10 min
from dataclasses import dataclass
from statistics import mean, stdev
from typing import Callable

from genesis_protocol import DNA, EvolutionConfig, GeneticOperator, Population

MASK = 2**64 - 1


def splitmix64(state):
    """Yields 64 pseudorandom bits at a time."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) & MASK
        bits = state
        bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
        yield bits ^ (bits >> 31)


@dataclass
class ChangeWeights(GeneticOperator):
    """Changes each weight with probability 1/20. Genes stay the same."""

    # Returns a changed byte, given random bits.
    change: Callable[[int, int], int]

    def name(self):
        return "change weights"

    def apply(self, dna, seed):
        random = splitmix64(seed)
        sequence = bytearray(dna.sequence())
        for i in range(6, len(sequence)):
            if next(random) % 20 == 0:
                sequence[i] = self.change(sequence[i], next(random))
        return DNA.from_sequence(sequence)


def nudge(byte, random):
    """Moves a byte up or down by 1 to 32, within 0 to 255."""
    step = 1 + random // 2 % 32
    if random % 2 == 0:
        return min(byte + step, 255)
    return max(byte - step, 0)


def flip(byte, random):
    """The control: flips one bit."""
    return byte ^ (1 << random % 8)


def best_fitness(seed, change):
    """The best fitness after 100 generations."""
    population = Population(EvolutionConfig.default().seed(seed))
    if change:
        population.add_operator(ChangeWeights(change))
    population.initialize()
    while not population.is_finished():
        population.evolve()
    return population.best_fitness()


for label, change in [
    ("no operator", None),
    ("bit flips", flip),
    ("nudges", nudge),
]:
    results = [best_fitness(seed, change) for seed in range(101, 131)]
    print(f"{label:<12} mean {mean(results):.3f}, SD {stdev(results):.3f}")
