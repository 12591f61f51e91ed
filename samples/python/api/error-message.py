from genesis_protocol import DNA, NotInitialized, OutOfRange, Tron

tron = Tron(DNA.from_seed(7))
try:
    tron.feed(1.5)
except OutOfRange as error:
    print(error)

try:
    print(f"fitness {tron.evolve():.3f}")
except NotInitialized as error:
    print(f"first call {error.needs}")
