from itertools import islice

from genesis_protocol import EvolutionConfig, Population

TARGET = b"many small changes, kept if good"


# #line 1
def likeness(dna):
    """The fraction of the target's 256 bits that match."""
    pairs = zip(dna.sequence(), TARGET)
    wrong = sum(bin(a ^ b).count("1") for a, b in pairs)
    return 1.0 - wrong / 256


def printable(byte):
    return chr(byte) if 32 <= byte <= 126 else "."


def report(population):
    generation = population.generation()
    best = population.best_fitness()
    average = population.average_fitness()
    dna = population.best().dna()
    text = "".join(map(printable, dna.sequence()[:32]))
    print(
        f"{generation:>10}  {best:.3f}    "
        f"{average:.3f}  {text}"
    )


config = (
    EvolutionConfig.default()
    .population_size(200)
    .mutation_rate(0.02)
    .generations(500)
    .seed(7)
)
population = Population.with_fitness(config, likeness)
population.initialize()

print("generation   best  average  text of the best")
report(population)
while population.best_fitness() < 1.0:
    if population.is_finished():
        break
    # #line 2
    for generation in islice(population.stream(), 25):
        if generation.best_fitness >= 1.0:
            break
    report(population)
print(f"final diversity: {population.diversity():.3f}")
