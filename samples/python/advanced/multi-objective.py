# #region hidden
from genesis_protocol import DNA, EvolutionConfig, Population


# #endregion
def objectives(dna):
    """Pace needs a fast metabolism, thrift a slow one: they conflict."""
    metabolism = dna.gene("metabolism")
    rest = 1.0 - metabolism
    return min(dna.gene("speed"), metabolism), rest * rest


def dominates(a, b):
    return a[0] >= b[0] and a[1] >= b[1] and a != b


def front_of(group):
    """Keeps the nondominated DNA, at most the five least crowded."""
    scored = [(objectives(dna), dna) for dna in group]
    front = {}
    for score, dna in scored:
        if not any(dominates(rival, score) for rival, _ in scored):
            front.setdefault(score, dna)
    scores = sorted(front)
    while len(scores) > 5:
        del scores[
            min(
                range(1, len(scores) - 1),
                key=lambda index: scores[index + 1][0] - scores[index - 1][0],
            )
        ]
    return [front[score] for score in scores]


# #region hidden
def weighted_sum(dna):
    pace, thrift = objectives(dna)
    return (pace + thrift) / 2.0


def show(label, dna):
    pace, thrift = objectives(dna)
    print(f"{label} pace {pace:.2f}, thrift {thrift:.2f}")


population = Population.with_fitness(EvolutionConfig.default(), weighted_sum)
population.initialize()
while not population.is_finished():
    population.evolve()
show("weighted sum:", population.best().dna())

# #endregion
front = front_of([DNA.from_seed(seed) for seed in range(40)])
for seed in range(4_000):
    child = front[seed % len(front)].mutate(0.1, seed)
    front = front_of(front + [child])
# #region hidden
for dna in front:
    show("Pareto front:", dna)
# #endregion
