# #region hidden
from genesis_protocol import DNA, Stage, Tron

tron = Tron(DNA.from_seed(7))
tron.initialize_neural_network()

# #endregion
tron.evolve()
print(f"last stage: {tron.stage()}")

for stage in [Stage.CREATION, Stage.INITIALIZATION, Stage.EVOLUTION]:
    if seconds := stage.seconds():
        shortest, longest = seconds
        print(f"{stage}: {shortest}-{longest} s")
    else:
        print(f"{stage}: no fixed duration")
