# region hidden
from genesis_protocol import DNA, Tron

tron = Tron(DNA.from_seed(2024))
tron.initialize_neural_network()
# endregion
for _ in range(10):
    fitness = tron.evolve()
    if tron.generation() % 5 == 0:
        print(f"generation {tron.generation():>2}: {fitness:.3f}")

print(f"state:  {tron.state()}")
print(f"energy: {tron.energy():.2f}")
tron.feed(0.2)
print(f"fed:    {tron.energy():.2f}")
