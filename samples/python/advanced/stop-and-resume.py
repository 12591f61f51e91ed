import hashlib
import os
import tempfile
from pathlib import Path

from genesis_protocol import DNA, EvolutionConfig, Population, __version__

SEED = 42


def new_population():
    config = EvolutionConfig.default().generations(90).seed(SEED)
    population = Population(config)
    population.initialize()
    return population


def fingerprint(population):
    """One checksum for the DNA of all organisms, in their order."""
    checksums = [tron.dna().checksum() for tron in population.organisms()]
    return hashlib.sha256("".join(checksums).encode()).hexdigest()


def log(population):
    """Prints what is needed to judge the health of a run."""
    print(
        f"generation {population.generation():>2}: "
        f"best {population.best_fitness():.3f}, "
        f"average {population.average_fitness():.3f}, "
        f"diversity {population.diversity():.3f}"
    )


def save(population, file):
    """Writes a new file and renames it: a crash leaves the old one whole."""
    beside = file.with_suffix(".new")
    with beside.open("w") as new:
        new.write(f"{population.generation()} {fingerprint(population)}")
        new.flush()
        os.fsync(new.fileno())
    beside.replace(file)


def load(file):
    """Returns the saved generation and fingerprint; 0 means a new run."""
    try:
        generation, mark = file.read_text().split(" ")
    except FileNotFoundError:
        return 0, ""
    return int(generation), mark


def run(folder):
    print(f"crate {__version__}, DNA version {DNA.VERSION}, seed {SEED}")
    checkpoint, stop = folder / "checkpoint", folder / "stop"
    # Replays the run up to the saved generation: the seed leads there again.
    saved, mark = load(checkpoint)
    population = new_population()
    while not population.is_finished() and not stop.exists():
        population.evolve()
        generation = population.generation()
        # A sign of life for a supervisor, also during the replay.
        (folder / "heartbeat").write_text(str(generation))
        if generation == saved:
            if fingerprint(population) != mark:
                raise ValueError("this is not the saved run")
            print(f"resumed: generation {generation} is as it was")
        elif generation > saved and generation % 30 == 0:
            log(population)
            save(population, checkpoint)
        if generation == 45 and saved == 0:
            stop.touch()  # Here the sample stops itself.
    if population.generation() > saved:
        save(population, checkpoint)
    print(f"stopped at generation {population.generation()}")


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    run(folder)
    (folder / "stop").unlink()
    run(folder)
