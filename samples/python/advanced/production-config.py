import sys

from genesis_protocol import Error, EvolutionConfig, Population

TYPES = {
    "population_size": int,
    "mutation_rate": float,
    "crossover_rate": float,
    "generations": int,
    "elitism": float,
    "tournament_size": int,
    "seed": int,
    "threads": int,
}


def set_value(config, name, text):
    """Returns the configuration with one setting changed."""
    if name not in TYPES:
        raise ValueError("unknown setting")
    try:
        value = TYPES[name](text)
    except ValueError:
        raise ValueError(f"{text} is not a valid number") from None
    return getattr(config, name)(value)


def configure(arguments):
    """Applies arguments such as `seed=7`; returns problems too."""
    config, problems = EvolutionConfig.default(), []
    for argument in arguments:
        name, _, value = argument.partition("=")
        try:
            # All other settings are valid: the library checks this one.
            Population(set_value(EvolutionConfig.default(), name, value))
            config = set_value(config, name, value)
        except (Error, ValueError) as problem:
            problems.append(f"{argument}: {problem}")
    return config, problems


def start(arguments):
    """Starts the run, or prints what is wrong and returns 2."""
    config, problems = configure(arguments)
    if problems:
        print("settings rejected:", *problems, sep="\n  ")
        return 2
    print("settings accepted:", *arguments)
    # Pass the configuration to `Population` here.
    return 0


if len(sys.argv) > 1:
    sys.exit(start(sys.argv[1:]))
# Without arguments, try two command lines.
for line in [
    "population_size=1000 threads=2 seed=7",
    "mutation_rate=0.5 thread=2 generations=many seed=7",
]:
    start(line.split(" "))
