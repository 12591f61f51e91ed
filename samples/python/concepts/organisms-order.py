from genesis_protocol import DNA, Error, Tron


def refused(call, *arguments):
    try:
        call(*arguments)
    except Error as error:
        print(f"refused: {error}")


tron = Tron(DNA.from_seed(7))
refused(tron.evolve)

tron.initialize_neural_network()
refused(tron.initialize_neural_network)

tron.pause()
refused(tron.feed, 0.5)
print(f"while paused: fitness {tron.fitness():.3f}")
tron.resume()
tron.evolve()

tron.terminate()
refused(tron.evolve)
print(f"{tron.state()}: fitness {tron.fitness():.3f}")
