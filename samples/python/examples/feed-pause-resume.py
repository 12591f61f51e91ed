from genesis_protocol import DNA, Error, Tron


# #region hidden
def report(moment, tron):
    energy, health = tron.energy(), tron.health()
    print(
        f"{moment:<15} "
        f"energy {energy:.2f} health {health:.2f}"
    )


# #endregion
ada = Tron(DNA.from_seed(7))
ada.initialize_neural_network()
report("newborn", ada)

# #line 1
for _ in range(40):
    ada.evolve()
report("40 generations", ada)
for _ in range(20):
    ada.evolve()
report("60 generations", ada)

# #line 2
ada.feed(0.3)
report("fed 0.3", ada)

# #line 3
ada.pause()
print(f"paused: {str(ada.is_paused()).lower()}")
try:
    ada.feed(0.5)
except Error as error:
    print(f"refused: {error}")

ada.resume()
print(f"paused: {str(ada.is_paused()).lower()}")
ada.feed(0.9)
report("fed 0.9", ada)
