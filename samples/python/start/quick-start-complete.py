from genesis_protocol import DNA, Tron
from genesis_protocol import EvolutionConfig, Population

# Ada, evolving alone.
ada = Tron(DNA.from_seed(7))
ada.initialize_neural_network()
at_birth = ada.fitness()
for _ in range(50):
    ada.evolve()
evolved = ada.fitness()
print(f"alone:   {at_birth:.3f} -> {evolved:.3f}")

# Fifty organisms, for the same number of generations.
config = (
    EvolutionConfig.default()
    .population_size(50)
    .generations(50)
    .seed(7)
)
population = Population(config)
population.initialize()
first = population.best_fitness()
while not population.is_finished():
    population.evolve()
last = population.best_fitness()
print(f"group:   {first:.3f} -> {last:.3f}")

# The genes of the fittest organism.
for name, value in population.best().dna().genes().items():
    print(f"  {name:<12}{value:.2f}")
