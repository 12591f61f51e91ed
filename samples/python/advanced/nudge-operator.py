# #status slow: takes about 70 s
from dataclasses import dataclass

from genesis_protocol import DNA, EvolutionConfig, GeneticOperator, Population

MAX = 2**64 - 1


def numbers(seed):
    """Yields 64 well-mixed bits at a time (SplitMix64)."""
    while True:
        seed = bits = (seed + 0x9E3779B97F4A7C15) & MAX
        bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & MAX
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MAX
        yield bits ^ (bits >> 31)


@dataclass
class Nudge(GeneticOperator):
    """Moves some weights by a few steps of 255; genes stay as they are."""

    one_in: int  # One weight of how many is moved, on average.
    steps: int  # How far at most.

    def name(self):
        return "nudge"

    def apply(self, dna, seed):
        draw = numbers(seed)
        sequence = bytearray(dna.sequence())
        for place in range(6, len(sequence)):
            if next(draw) < MAX // self.one_in:
                step = 1 + next(draw) % self.steps
                byte = sequence[place] + (-step if next(draw) % 2 else step)
                sequence[place] = min(max(byte, 0), 255)
        return DNA.from_sequence(sequence)


@dataclass
class FlipWeights(GeneticOperator):
    """The control: picks weights as Nudge does, but flips one bit of each."""

    one_in: int

    # #region hidden
    def name(self):
        return "flip weights"

    def apply(self, dna, seed):
        draw = numbers(seed)
        sequence = bytearray(dna.sequence())
        for place in range(6, len(sequence)):
            if next(draw) < MAX // self.one_in:
                sequence[place] ^= 1 << next(draw) % 8
        return DNA.from_sequence(sequence)

    # #endregion


def compare(label, *operators):
    """Prints the best fitness after 100 generations, over ten seeds."""
    results = []
    for seed in range(101, 111):
        population = Population(EvolutionConfig.default().seed(seed))
        for operator in operators:
            population.add_operator(operator)
        population.initialize()
        while not population.is_finished():
            population.evolve()
        results.append(population.best_fitness())
    print(
        f"{label:<24} mean {sum(results) / 10:.3f}, "
        f"{min(results):.3f} to {max(results):.3f}"
    )


compare("flips 0.01")
compare("flips 0.01, weight flips", FlipWeights(one_in=20))
compare("flips 0.01, nudges", Nudge(one_in=20, steps=32))
