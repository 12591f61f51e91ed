import sys
from pathlib import Path

from genesis_protocol import (
    ClusterConfig,
    Error,
    EvolutionConfig,
    Network,
    Population,
)

# #region hidden
# Every setting there is. Used when the command line names no file.
BUILT_IN = """\
[evolution]
population_size = 1000
mutation_rate = 0.01
crossover_rate = 0.8
generations = 500
elitism = 0.05
tournament_size = 3
seed = 42
threads = 2

[cluster]
max_size = 10
communication_radius = 50.0
cooperation_threshold = 0.7

[limits]
memory_mb = 64
checkpoint_every = 50
"""


# #endregion
def pairs(text):
    """Yields line, name and value: tables, numbers and comments of TOML."""
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split("#")[0].strip()
        if line.startswith("["):
            table = line.strip("[]")
        elif line:
            key, _, value = line.partition("=")
            yield number, f"{table}.{key.strip()}", value.strip()


# Each number is read as the type that the setting has.
TYPES = {name: float if "." in text else int for _, name, text in pairs(BUILT_IN)}


class Settings:
    def __init__(self):
        self.evolution = EvolutionConfig.default()
        self.cluster = ClusterConfig.default()
        self.values = {}

    def set(self, name, value):
        table, key = name.split(".")
        if table != "limits":
            config = getattr(self, table)
            setattr(self, table, getattr(config, key)(value))
        self.values[name] = value

    def accept(self, name, text):
        """Sets one value, after the library has accepted it."""
        if name not in TYPES:
            raise ValueError(f"no setting is named {name}")
        try:
            value = TYPES[name](text)
            if name.startswith("limits.") and value < 1:
                raise ValueError("number would be zero for non-zero type")
        except ValueError as fault:
            raise ValueError(f"{name} is {text}: {fault}")
        trial = Settings()
        trial.set(name, value)
        Population(trial.evolution)
        Network().create_cluster("trial", trial.cluster)
        self.set(name, value)


def read(text):
    """Returns the settings and a list of faults."""
    settings, faults = Settings(), []
    given = list(pairs(text))
    for line, name, value in given:
        try:
            settings.accept(name, value)
        except (Error, ValueError) as fault:
            faults.append(f"line {line}: {fault}")
    names = [name for _, name, _ in given]
    for name in TYPES:
        if name not in names:
            faults.append(f"{name} is missing")
        elif names.count(name) > 1:
            faults.append(f"{name} is set more than once")
    # Rust needs up to 2100 bytes for each organism; in Python, measure.
    organisms = settings.values.get("evolution.population_size", 0)
    needed = organisms * 2100.0 / 1e6
    limit = settings.values.get("limits.memory_mb", needed)
    if needed > limit:
        faults.append(f"the population needs {needed:.1f} MB of {limit}")
    return settings, faults


def start(text):
    """Returns the exit code: 1 if the settings are refused."""
    settings, faults = read(text)
    if faults:
        print("refused:", *faults, sep="\n  ")
        return 1
    print(
        f"ready: {settings.values['evolution.population_size']} organisms, "
        f"saved every {settings.values['limits.checkpoint_every']} generations"
    )
    return 0


if len(sys.argv) > 1:
    sys.exit(start(Path(sys.argv[1]).read_text()))
# Without a file the sample shows both outcomes.
start(BUILT_IN)
start(
    BUILT_IN.replace("= 0.01", "= 0.5")
    .replace("threads", "thread")
    .replace("= 1000", "= 10000")
    .replace("= 64", "= 16")
    .replace("every = 50", "every = 0")
)
