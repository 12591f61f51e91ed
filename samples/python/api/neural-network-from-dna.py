from genesis_protocol import DNA, Activation, NeuralNetwork, Tron

dna = DNA.from_seed(7)
softsign = Activation.SOFTSIGN
network = NeuralNetwork.from_dna(dna, 4, [6, 4], softsign, 0.01)
print(f"bytes   {len(dna.sequence())}")
print(f"weights {len(network.weights())}")

tron = Tron(dna)
tron.initialize_neural_network()
if own := tron.network():
    is_same = own == network
    print(f"same as in the organism: {str(is_same).lower()}")
