# #region hidden
from genesis_protocol import DNA, Surroundings, Tron

tron = Tron(DNA.from_seed(14))
tron.initialize_neural_network()
for _ in range(100):
    tron.evolve()
tron.feed(1.0)

# #endregion
# The organism has evolved for 100 generations and has been fed.
for danger, company, novelty in [
    (0.1, 0.0, 0.2),
    (0.1, 0.9, 0.9),
    (0.9, 0.9, 0.1),
]:
    print(f"danger {danger}, company {company:g}, novelty {novelty}")
    tron.interact(Surroundings(danger, company, novelty))
    print(f"  {tron.behavior()}")
