import os
import tempfile
from pathlib import Path

from genesis_protocol import DNA, EvolutionConfig, Population

SEED = 7


def best_checksum(population):
    return population.best().dna().checksum()


def save(population, checkpoint):
    """Writes a new file, then renames it: a crash leaves the old one."""
    temporary = checkpoint.with_suffix(".new")
    with temporary.open("w") as file:
        generation = population.generation()
        file.write(f"{generation} {best_checksum(population)}")
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(checkpoint)


def load(checkpoint):
    """Returns the saved generation and checksum, or 0 for a new run."""
    try:
        generation, checksum = checkpoint.read_text().split(" ")
    except FileNotFoundError:
        return 0, ""
    return int(generation), checksum


def run(checkpoint, stop):
    """Evolves until the run is finished or `stop` returns true.

    Up to the saved generation, it repeats the previous run.
    """
    saved, checksum = load(checkpoint)
    print(f"DNA version {DNA.VERSION}, seed {SEED}, saved generation {saved}")
    config = EvolutionConfig.default().generations(90).seed(SEED)
    population = Population(config)
    population.initialize()
    while not population.is_finished() and not stop(population.generation()):
        population.evolve()
        generation = population.generation()
        if generation == saved and best_checksum(population) != checksum:
            raise ValueError("the replay differs from the checkpoint")
        if generation % 30 == 0:
            best, diversity = population.best_fitness(), population.diversity()
            print(
                f"generation {generation}: "
                f"best {best:.3f}, diversity {diversity:.3f}"
            )
            if generation > saved:
                save(population, checkpoint)
    print(f"stopped at generation {population.generation()}")
    if population.generation() > saved:
        save(population, checkpoint)


with tempfile.TemporaryDirectory() as folder:
    checkpoint = Path(folder, "checkpoint")
    run(checkpoint, lambda generation: generation == 45)
    run(checkpoint, lambda generation: False)
