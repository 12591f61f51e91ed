from genesis_protocol import DNA, EvolutionConfig, Population, Tron

# One organism, on its own.
tron = Tron(DNA.from_seed(2024))
tron.initialize_neural_network()
at_birth = tron.fitness()
for _ in range(50):
    tron.evolve()
print(f"alone:   {at_birth:.3f} -> {tron.fitness():.3f}")

# Fifty organisms, for as many generations.
config = EvolutionConfig.default().population_size(50).generations(50).seed(2024)
population = Population(config)
population.initialize()
first = population.best_fitness()
while not population.is_finished():
    population.evolve()
print(f"group:   {first:.3f} -> {population.best_fitness():.3f}")

# The genes that won.
for name, value in population.best().dna().genes().items():
    print(f"  {name:<12}{value:.2f}")
