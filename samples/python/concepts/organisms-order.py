from genesis_protocol import DNA, Error, Tron


def print_error(call, *arguments):
    try:
        call(*arguments)
    except Error as error:
        print(f"error: {error}")


ada = Tron(DNA.from_seed(7))
print_error(ada.evolve)

ada.initialize_neural_network()
print_error(ada.initialize_neural_network)

ada.pause()
print_error(ada.feed, 0.5)
print(f"paused: fitness {ada.fitness():.3f}")
ada.resume()
ada.evolve()

ada.terminate()
print_error(ada.evolve)
print(f"{ada.state()}: fitness {ada.fitness():.3f}")
