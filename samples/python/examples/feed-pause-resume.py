from genesis_protocol import DNA, Error, Tron


def report(moment, tron):
    print(
        f"{moment:<15} energy {tron.energy():.2f}  health {tron.health():.2f}  "
        f"age {tron.age().total_seconds():>6.1f} s"
    )


tron = Tron(DNA.random())
tron.initialize_neural_network()
report("newborn", tron)

for _ in range(40):
    tron.evolve()
report("40 generations", tron)
for _ in range(20):
    tron.evolve()
report("60 generations", tron)

tron.feed(0.3)
report("fed 0.3", tron)

tron.pause()
print(f"paused: {str(tron.is_paused()).lower()}")
try:
    tron.feed(0.5)
except Error as error:
    print(f"refused: {error}")

tron.resume()
print(f"paused: {str(tron.is_paused()).lower()}")
tron.feed(0.9)
report("fed 0.9", tron)
