# #region hidden
from genesis_protocol import DNA, Environment, Tron

desert = Environment(200.0, 100.0)
for seed in range(1, 4):
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    desert.add_organism(tron)
# #endregion
# Three organisms without food.
for _ in range(2):
    state = desert.run(115)
    print(f"step {state.step}: {state.organism_count} alive")
for tron in desert.archive():
    age = int(tron.age().total_seconds())
    life = f"{tron.state()} at age {age} s"
    print(f"{life}, fitness {tron.fitness():.3f}")
