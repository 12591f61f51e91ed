from genesis_protocol import DNA, Error, Tron


# #region hidden
def report(tron):
    age = tron.age().total_seconds()
    print(f"{tron.stage()}, state {tron.state()}")
    print(f"  health    {tron.health():.2f}")
    print(f"  energy    {tron.energy():.2f}")
    print(f"  fitness   {tron.fitness():.3f}")
    print(f"  behavior  {tron.behavior()}")
    print(f"  age       {age:.1f} s")


# #endregion
# #line 1
ada = Tron(DNA.from_seed(7))
report(ada)

# #line 2
try:
    ada.evolve()
except Error as error:
    print(f"refused:\n  {error}")

# #line 3
ada.initialize_neural_network()
report(ada)
