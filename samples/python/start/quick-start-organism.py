from genesis_protocol import DNA, Tron

tron = Tron(DNA.from_seed(2024))
print(f"created:     {tron.state()}")

tron.initialize_neural_network()
print(f"initialized: {tron.state()}")
print(f"behavior:    {tron.behavior()}")
print(f"energy:      {tron.energy():.2f}")
print(f"fitness:     {tron.fitness():.3f}")
