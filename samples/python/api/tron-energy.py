# #region hidden
from genesis_protocol import DNA, OutOfRange, Tron

tron = Tron(DNA.from_seed(7))
tron.initialize_neural_network()

# #endregion
# Each generation costs 0.02 energy. After 50, health pays instead.
for _ in range(60):
    tron.evolve()
print(f"energy {tron.energy():.2f}, health {tron.health():.2f}")

tron.feed(0.6)
print(f"energy {tron.energy():.2f}, health {tron.health():.2f}")
try:
    tron.feed(1.5)
except OutOfRange as error:
    print(f"error: {error}")
