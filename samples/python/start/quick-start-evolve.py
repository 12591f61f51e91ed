# region hidden
from genesis_protocol import DNA, Tron

ada = Tron(DNA.from_seed(7))
ada.initialize_neural_network()
# endregion
for _ in range(10):
    fitness = ada.evolve()
    age = ada.generation()
    if age % 5 == 0:
        print(f"generation {age:>2}: {fitness:.3f}")

print(f"state:  {ada.state()}")
print(f"energy: {ada.energy():.2f}")
ada.feed(0.2)
print(f"fed:    {ada.energy():.2f}")
