from genesis_protocol import DNA, Surroundings, Tron


def report(tron):
    age = tron.age().total_seconds()
    print(
        f"{tron.stage()!s:<15}{tron.state()!s:<9}"
        f"age {age:>4.1f} s  energy {tron.energy():.2f}"
    )


ada = Tron(DNA.from_seed(7))
report(ada)

ada.initialize_neural_network()
report(ada)

surroundings = Surroundings(
    danger=0.1, company=0.3, novelty=0.8
)
behavior = ada.interact(surroundings)
report(ada)
print(f"  behavior {behavior}")

fitness = ada.evolve()
report(ada)
print(f"  fitness {fitness:.3f}")

bob = Tron(DNA.from_seed(8))
bob.initialize_neural_network()
child = ada.reproduce(bob)
report(ada)
print(
    f"  child: {child.state()}, "
    f"generation {child.generation()}"
)

ada.terminate()
report(ada)
