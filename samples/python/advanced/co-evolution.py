# #region hidden
from genesis_protocol import DNA

SIZE = 40
LAGS = [0, 5, 10, 20]


def mean(group, value):
    total = 0.0
    for dna in group:
        total += value(dna)
    return total / len(group)


def mark(dna):
    return dna.gene("vision")


# #endregion
def fit(parasite, host):
    """How well a parasite infects a host: closer marks, better fit."""
    return max(1.0 - 4.0 * abs(mark(parasite) - mark(host)), 0.0)


def feeds(parasite, hosts):
    return mean(hosts, lambda host: fit(parasite, host))


def escapes(host, parasites):
    return -mean(parasites, lambda parasite: fit(parasite, host))


def bred(group, score, others, seed):
    """Truncation selection: half survive, each with a mutated child."""
    ranked = sorted(group, key=lambda one: score(one, others), reverse=True)
    half = ranked[: SIZE // 2]
    return half + [dna.mutate(0.1, seed + i) for i, dna in enumerate(half)]


parasites = [DNA.from_seed(seed) for seed in range(SIZE)]
hosts = [DNA.from_seed(seed) for seed in range(SIZE, 2 * SIZE)]
past = []
fits = dict.fromkeys(LAGS, 0.0)
for generation in range(200):
    past.append(hosts)
    # #region hidden
    if generation % 8 == 0 and generation <= 40:
        print(
            f"generation {generation:>2}: hosts {mean(hosts, mark):.2f}, "
            f"parasites {mean(parasites, mark):.2f}"
        )
    if generation >= 20:
        for lag in LAGS:
            then = past[generation - lag]
            fits[lag] += mean(parasites, lambda one: feeds(one, then))
    # #endregion
    seed = 1_000 * (generation + 1)
    parasites, hosts = (
        bred(parasites, feeds, hosts, seed),
        bred(hosts, escapes, parasites, seed + SIZE),
    )
# #region hidden
for lag, total in fits.items():
    print(f"fit on the hosts of {lag:>2} generations ago: {total / 180:.2f}")
# #endregion
