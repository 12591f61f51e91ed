# #region hidden
from genesis_protocol import DNA, Environment, OutOfRange, Tron

tron = Tron(DNA.random())
tron.initialize_neural_network()
# #endregion
meadow = Environment(200.0, 100.0)
print(f"{meadow.width():g} wide, {meadow.height():g} high")

for seed in [42, 7]:
    meadow = Environment.with_seed(200.0, 100.0, seed)
    meadow.add_organism(tron)
    place = meadow.organisms()[0].position()
    print(f"seed {seed:>2}: placed at {place.x:.1f}, {place.y:.1f}")

try:
    Environment(0.0, 100.0)
except OutOfRange as error:
    print(f"error: {error}")
