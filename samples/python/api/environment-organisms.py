from genesis_protocol import DNA, Environment, Terminated, Tron

meadow = Environment(200.0, 100.0)
for seed in [1, 2, 3]:
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    index = meadow.add_organism(tron)
    place = meadow.organisms()[index].position()
    print(f"organism {index} is at {place.x:.1f}, {place.y:.1f}")

dead = Tron(DNA.random())
dead.terminate()
try:
    meadow.add_organism(dead)
except Terminated as error:
    print(error)
