# #region hidden
from genesis_protocol import DNA, Tron

parent = Tron(DNA.from_seed(9))
parent.initialize_neural_network()
partner = Tron(DNA.from_seed(10))
partner.initialize_neural_network()

# #endregion
child = parent.reproduce(partner)
print(f"{child.state()}, generation {child.generation()}")

for name, tron in [("parent", parent), ("partner", partner)]:
    print(f"{name}: energy {tron.energy():.2f}")
    distance = child.dna().distance(tron.dna())
    print(f"  distance to the child {distance:.2f}")
