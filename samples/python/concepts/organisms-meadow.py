from genesis_protocol import DNA, Environment, Paused, Tron

meadow = Environment(30.0, 20.0)
meadow.add_resource("food", 1.0)
for seed in (7, 8):
    tron = Tron(DNA.from_seed(seed))
    tron.initialize_neural_network()
    meadow.add_organism(tron)

for steps in (1, 59, 60):
    state = meadow.run(steps)
    food = meadow.resources()["food"]
    print(
        f"step {state.step}: {state.organism_count} alive, "
        f"{food:.1f} food"
    )
    for name, tron in zip(
        ("Ada", "Bob"), meadow.organisms()
    ):
        at, energy = tron.position(), tron.energy()
        print(
            f"  {name} {at.x:>4.1f} {at.y:.1f} "
            f"energy {energy:.2f} {tron.behavior()}"
        )

meadow.pause()
try:
    meadow.step()
except Paused as error:
    print(f"error: {error}")
meadow.resume()
state = meadow.run(46)
alive, dead = state.organism_count, state.archived_count
print(
    f"after {state.step} steps: "
    f"{alive} alive, {dead} archived"
)
