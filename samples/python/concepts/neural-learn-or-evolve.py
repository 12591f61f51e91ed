# #region hidden
from genesis_protocol import (
    DNA,
    Behavior,
    Surroundings,
    Tron,
)


def organism(dna):
    tron = Tron(dna)
    tron.initialize_neural_network()
    return tron


def report(label, tron, threat):
    behavior = str(tron.interact(threat))
    fitness, dna = tron.fitness(), tron.dna().checksum()[:4]
    print(
        f"{label:<8}{behavior:<11}"
        f"fitness {fitness:.3f}, DNA {dna}"
    )


# #endregion
threat = Surroundings(danger=1.0, company=1.0, novelty=0.0)
dna = DNA.from_seed(7)
ada = organism(dna)
network = ada.network()
byte, weight = dna.sequence()[6], network.weights()[0]
print(f"byte {byte} is weight {weight:.3f}")
for output in network.forward([1.0, 1.0, 1.0, 0.0]):
    print(f"output {output:>6.3f}")

report("newborn", ada, threat)
for _ in range(80):
    ada.learn(threat, Behavior.AGGRESSIVE)
    ada.feed(0.01)
report("trained", ada, threat)

twin = organism(dna)
report("twin", twin, threat)
for _ in range(80):
    twin.evolve()
    twin.feed(0.02)
report("evolved", twin, threat)
