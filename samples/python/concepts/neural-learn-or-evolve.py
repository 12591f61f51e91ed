# #region hidden
from genesis_protocol import DNA, Behavior, Surroundings, Tron


def organism(dna):
    tron = Tron(dna)
    tron.initialize_neural_network()
    return tron


def tell(who, tron, alone):
    behavior = str(tron.interact(alone))
    dna = tron.dna().checksum()[:8]
    print(f"{who:<8}{behavior:<12} fitness {tron.fitness():.3f}, DNA {dna}")


alone = Surroundings(danger=0.0, company=0.0, novelty=0.0)
# #endregion
dna = DNA.from_seed(15)
tron = organism(dna)
network = tron.network()
byte, weight = dna.sequence()[6], network.weights()[0]
print(f"byte {byte} is weight {weight:.3f}")
for output in network.forward([1.0, 0.0, 0.0, 0.0]):
    print(f"output {output:>6.3f}")

tell("born", tron, alone)
for _ in range(80):
    tron.learn(alone, Behavior.SOCIAL)
    tron.feed(0.01)
tell("taught", tron, alone)

twin = organism(dna)
tell("twin", twin, alone)
for _ in range(80):
    twin.evolve()
    twin.feed(0.02)
tell("evolved", twin, alone)
