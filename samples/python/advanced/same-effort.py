# #status slow: takes about 100 s
from statistics import mean

from genesis_protocol import EvolutionConfig, Population


def best(size, generations, seed):
    """The best fitness after about 30,000 evaluations."""
    config = (
        EvolutionConfig.default()
        .population_size(size)
        .generations(generations)
        .seed(seed)
    )
    population = Population(config)
    population.initialize()
    while not population.is_finished():
        population.evolve()
    return population.best_fitness()


# The elite is not measured again: 95 of 100 organisms are new each time.
for size, generations in [
    (100, 315),
    (300, 105),
    (1000, 31),
    (3000, 10),
    (10_000, 2),
]:
    effort = f"{size:>6} organisms, {generations:>3} generations"
    bests = [best(size, generations, seed) for seed in [1, 2, 3]]
    print(f"{effort}: best {mean(bests):.3f}")
