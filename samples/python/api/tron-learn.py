# #region hidden
from genesis_protocol import DNA, Behavior, Surroundings, Tron

tron = Tron(DNA.from_seed(25))
tron.initialize_neural_network()
alone = Surroundings(danger=0.0, company=0.0, novelty=0.0)

# #endregion
# Train the organism to seek company when it is alone.
print(f"before: {tron.interact(alone)}")
for step in range(1, 91):
    error = tron.learn(alone, Behavior.SOCIAL)
    if step % 30 == 0:
        print(f"step {step}: error {error:.3f}")
print(f"after: {tron.interact(alone)}")
print(f"energy left: {tron.energy():.2f}")
