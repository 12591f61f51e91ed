from genesis_protocol import DNA, Error, Surroundings, Tron

# Danger, company and novelty.
SITUATIONS = {
    "alone": Surroundings(0.0, 0.0, 0.0),
    "among rivals": Surroundings(1.0, 1.0, 0.0),
    "among strangers": Surroundings(0.0, 1.0, 1.0),
}


def meet(tron):
    for situation, surroundings in SITUATIONS.items():
        behavior = tron.interact(surroundings)
        print(f"  {situation:<15} {behavior}")


# #region hidden
def report(tron):
    stage, state = str(tron.stage()), str(tron.state())
    age, energy = tron.age().total_seconds(), tron.energy()
    condition = f"age {age:>6.1f} s  energy {energy:.2f}"
    print(f"{stage:<15} {state:<8} {condition}")


# #endregion
ada = Tron(DNA.from_seed(7))
bob = Tron(DNA.from_seed(8))
report(ada)
ada.initialize_neural_network()
bob.initialize_neural_network()
report(ada)
# #line 1
meet(ada)
report(ada)

# #line 2
for _ in range(100):
    ada.feed(0.02)
    ada.evolve()
report(ada)
meet(ada)

# #line 3
child = ada.reproduce(bob)
report(ada)
print(f"  child: generation {child.generation()}")

ada.terminate()
report(ada)
try:
    ada.evolve()
except Error as error:
    print(f"  {error}")
