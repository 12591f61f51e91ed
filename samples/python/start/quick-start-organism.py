from genesis_protocol import DNA, Tron

ada = Tron(DNA.from_seed(7))
print(f"created:     {ada.state()}")

ada.initialize_neural_network()
print(f"initialized: {ada.state()}")
print(f"behavior:    {ada.behavior()}")
print(f"energy:      {ada.energy():.2f}")
print(f"fitness:     {ada.fitness():.3f}")
