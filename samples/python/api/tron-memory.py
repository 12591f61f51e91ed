# #region hidden
from genesis_protocol import DNA, Surroundings, Tron

tron = Tron(DNA.from_seed(7))
tron.initialize_neural_network()
surroundings = Surroundings(danger=0.8, company=0.5, novelty=0.1)

# #endregion
tron.remember(0.7)
tron.interact(surroundings)
memory = ", ".join(f"{value:.2f}" for value in tron.memory())
print(f"memory [{memory}]")

for step in range(1, 21):
    tron.remember(step / 100)
print(f"length {len(tron.memory())}")
print(f"oldest {tron.memory()[0]}")
