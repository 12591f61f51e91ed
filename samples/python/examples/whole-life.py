from genesis_protocol import DNA, Error, Surroundings, Tron

SITUATIONS = [
    ("alone", Surroundings(danger=0.0, company=0.0, novelty=0.0)),
    ("in danger", Surroundings(danger=1.0, company=0.0, novelty=0.0)),
    ("among rivals", Surroundings(danger=1.0, company=1.0, novelty=0.0)),
    ("new company", Surroundings(danger=0.0, company=1.0, novelty=1.0)),
]


def meet(tron):
    answers = []
    for situation, surroundings in SITUATIONS:
        answers.append(tron.interact(surroundings))
        print(f"  {situation:<13} {answers[-1]}")
    return answers


def report(tron):
    age = tron.age().total_seconds()
    print(
        f"{str(tron.stage()):<15} {str(tron.state()):<9} "
        f"age {age:>5.1f} s   energy {tron.energy():.2f}"
    )


tron = Tron(DNA.from_seed(162))
report(tron)
tron.initialize_neural_network()
report(tron)
meet(tron)
report(tron)

for _ in range(20):
    tron.evolve()
report(tron)
answers = meet(tron)

partner = Tron(DNA.from_seed(163))
partner.initialize_neural_network()
child = tron.reproduce(partner)
report(tron)
print(f"  the child belongs to generation {child.generation()}")

tron.terminate()
report(tron)
try:
    tron.evolve()
except Error as error:
    print(f"  {error}")

print("What triggers a behavior")
for behavior in answers:
    print(f"  {behavior}: {', '.join(behavior.triggers())}")
