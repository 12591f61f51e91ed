from genesis_protocol import DNA, Error, Tron


def report(tron):
    print(f"{tron.stage()}, state {tron.state()}")
    print(f"  health    {tron.health():.2f}")
    print(f"  energy    {tron.energy():.2f}")
    print(f"  fitness   {tron.fitness():.3f}")
    print(f"  behavior  {tron.behavior()}")
    print(f"  age       {tron.age().total_seconds():.1f} s")


tron = Tron(DNA.random())
report(tron)

try:
    tron.evolve()
except Error as error:
    print(f"refused:\n  {error}")

tron.initialize_neural_network()
report(tron)
