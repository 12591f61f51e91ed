from genesis_protocol import DNA, Surroundings, Tron


def report(tron):
    print(
        f"{tron.stage()!s:<15}{tron.state()!s:<9}"
        f"age {tron.age().total_seconds():>4.1f} s  energy {tron.energy():.2f}"
    )


tron = Tron(DNA.from_seed(7))
report(tron)

tron.initialize_neural_network()
report(tron)

meadow = Surroundings(danger=0.1, company=0.3, novelty=0.8)
behavior = tron.interact(meadow)
report(tron)
print(f"  it answers with {behavior}")

fitness = tron.evolve()
report(tron)
print(f"  fitness {fitness:.3f}")

partner = Tron(DNA.from_seed(8))
partner.initialize_neural_network()
child = tron.reproduce(partner)
report(tron)
print(f"  child: {child.state()}, generation {child.generation()}")

tron.terminate()
report(tron)
