from itertools import islice

from genesis_protocol import EvolutionConfig, Population

TARGET = b"many small changes, kept if good"


def likeness(dna):
    """The share of the target's 256 bits that the first 32 bytes of DNA have."""
    wrong = sum(bin(a ^ b).count("1") for a, b in zip(dna.sequence(), TARGET))
    return 1.0 - wrong / 256


def printable(byte):
    return chr(byte) if 32 <= byte <= 126 else "."


def report(population):
    sequence = population.best().dna().sequence()
    text = "".join(printable(byte) for byte in sequence[: len(TARGET)])
    print(
        f"{population.generation():>10}  {population.best_fitness():.3f}    "
        f"{population.average_fitness():.3f}  {text}"
    )


config = (
    EvolutionConfig.default().population_size(200).mutation_rate(0.02).generations(500)
)
population = Population.with_fitness(config, likeness)
population.initialize()

print("generation   best  average  first 32 bytes of the best")
report(population)
while not population.is_finished() and population.best_fitness() < 1.0:
    for generation in islice(population.stream(), 25):
        if generation.best_fitness >= 1.0:
            break
    report(population)
print(f"diversity at the end: {population.diversity():.3f}")
