# #status slow: takes about 130 s
from genesis_protocol import EvolutionConfig, Population

TARGET = int.from_bytes(b"many small changes, kept if good", "big")


def likeness(dna):
    wrong = int.from_bytes(dna.sequence()[:32], "big") ^ TARGET
    return 1.0 - bin(wrong).count("1") / 256


def generations_needed(config):
    population = Population.with_fitness(config, likeness)
    population.initialize()
    while not population.is_finished() and population.best_fitness() < 1.0:
        population.evolve()
    return population.generation()


def compare(change, config):
    """Prints the generations of the fastest and the slowest of five runs."""
    needed = [generations_needed(config.seed(seed)) for seed in range(1, 6)]
    print(f"{change:<14}{min(needed):>8}{max(needed):>8}")


config = EvolutionConfig.default().population_size(200)
config = config.mutation_rate(0.02).generations(500)

print("change          fewest    most")
compare("none", config)
compare("elitism 0.0", config.elitism(0.0))
compare("elitism 0.5", config.elitism(0.5))
compare("tournament 2", config.tournament_size(2))
compare("tournament 10", config.tournament_size(10))
compare("mutation 0.001", config.mutation_rate(0.001))
compare("mutation 0.1", config.mutation_rate(0.1))
compare("crossover 0.1", config.crossover_rate(0.1))
compare("population 20", config.population_size(20))
