# #region hidden
from genesis_protocol import DNA, Environment, Tron

meadow = Environment(200.0, 100.0)
meadow.add_resource("food", 20.0)
for seed in range(1, 11):
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    meadow.add_organism(tron)

# #endregion
first = meadow.step()
print(f"step {first.step}: food {first.total_resources:.1f}")

# The food feeds all ten for a while; then they starve.
for _ in range(4):
    state = meadow.run(100)
    print(
        f"step {state.step}: food {state.total_resources:.1f}, "
        f"{state.organism_count} alive"
    )
print(f"archived: {meadow.state().archived_count}")
